import { watchedPortal } from "@gatehouse/story-kit/portal/watched-portal";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { LogViewer } from "./log-viewer";

const watched = watchedPortal();
const src = "/logs/build.log";
const text = "==> Place\nplaced 512 cells\n<== Place (2.1 s)\n==> Route\nerror: timing not met\n";

const meta: Meta<typeof LogViewer> = {
  title: "Panels/Builds/LogViewer",
  component: LogViewer,
  args: { src },
  parameters: { portal: { as: "customer@example.com", ...watched.portal } },
  beforeEach: () => {
    watched.reset();
    watched.rewritten.files.set(src, () => new Response(text));
  },
};

export default meta;
type Story = StoryObj<typeof LogViewer>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const lines = await canvas.findByRole("log", { name: "Log lines" });
    await expect(lines).toHaveTextContent("error: timing not met");
    await userEvent.click(canvas.getByText("5"));
    await expect(watched.navigation.hash.read()).toBe("#L5");
  },
};

export const Empty: Story = {
  beforeEach: () => {
    watched.rewritten.files.set(src, () => new Response(null));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("0 lines")).toBeVisible();
  },
};

/** An HTML page in place of the log counts as a failure, and so does a missing file. */
export const Failed: Story = {
  parameters: { axe: false },
  beforeEach: () => {
    watched.rewritten.files.set(
      src,
      () => new Response("<h1>Sign in</h1>", { headers: { "Content-Type": "text/html" } }),
    );
  },
  play: async ({ canvas }) => {
    const retry = await canvas.findByRole("button", { name: "Retry" });
    await expect(canvas.queryByText(/Sign in/)).toBeNull();
    watched.rewritten.files.set(src, () => new Response("", { status: 404 }));
    await userEvent.click(retry);
    const again = await canvas.findByRole("button", { name: "Retry" });
    watched.rewritten.files.set(src, () => new Response(text));
    await userEvent.click(again);
    await expect(await canvas.findByRole("log", { name: "Log lines" })).toHaveTextContent("error: timing not met");
  },
};

/** The server deletes old logs. Retry would not bring one back. */
export const Deleted: Story = {
  beforeEach: () => {
    watched.rewritten.files.set(src, () => new Response("Gone", { status: 410 }));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("The log has been deleted")).toBeVisible();
    await expect(canvas.getByText("Logs are kept for 30 days.")).toBeVisible();
    await expect(canvas.queryByRole("button", { name: "Retry" })).toBeNull();
  },
};

/** An invalid file address is not requested. */
export const WrongAddress: Story = {
  args: { src: "javascript:alert(1)" },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Failed to fetch logs, please try again later.")).toBeVisible();
    await expect(watched.requests.made.some((made) => made.includes("alert"))).toBe(false);
  },
};
