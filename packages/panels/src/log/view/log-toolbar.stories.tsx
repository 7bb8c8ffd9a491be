import { logOf } from "@gatehouse/story-kit/portal/log-steps";
import { failedBuildLog, LogOnServer, numberedLog } from "@gatehouse/story-kit/samples/log-samples";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import type { LogReader } from "../store/log-source";
import { LogView } from "./log-view";

const meta = {
  title: "Panels/Log/Log toolbar",
  component: LogView,
  args: { source: failedBuildLog },
} satisfies Meta<typeof LogView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Wrap: Story = {
  args: { source: `short\n${"a long line that goes on ".repeat(30)}\n${numberedLog(500)}` },
  play: async ({ canvas }) => {
    const log = await logOf(canvas);
    await userEvent.click(await canvas.findByRole("button", { name: "Wrap lines" }));
    log.focus();
    await userEvent.keyboard("g");
    await waitFor(() => expect(within(log).getByText("short")).toBeVisible());
    await expect(log.scrollWidth).toBe(log.clientWidth);
    const long = within(log).getByText(/^a long line/);
    await expect(long.getBoundingClientRect().height).toBeGreaterThan(60);
    await userEvent.keyboard("G");
    await waitFor(async () => {
      const last = within(log).getByText("502").getBoundingClientRect();
      await expect(Math.round(last.bottom)).toBe(Math.round(log.getBoundingClientRect().top + log.clientHeight));
    });
  },
};

export const ReadingView: Story = {
  play: async ({ canvas }) => {
    await logOf(canvas);
    await userEvent.click(await canvas.findByRole("button", { name: "Plain reading view" }));
    const heading = await canvas.findByRole("heading", { name: /Log, page \d of 2/ });
    await expect(heading).toHaveFocus();
    await userEvent.click(canvas.getByRole("button", { name: "Previous page" }));
    await expect(await canvas.findByText(/^Lines \d+–\d+ of 147$/)).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Back to the log viewer" }));
    await waitFor(async () => expect(await logOf(canvas)).toHaveFocus());
    await userEvent.click(canvas.getByRole("button", { name: "Plain reading view" }));
    await waitFor(() => expect(canvas.getByRole("heading", { name: /Log, page/ })).toHaveFocus());
    await userEvent.keyboard("{Escape}");
    await waitFor(async () => expect(await logOf(canvas)).toHaveFocus());
  },
};

/** The reading view says how much of a long line it leaves out. */
export const ReadingViewOfLongLines: Story = {
  args: { source: ["short", "a".repeat(6_000), "b".repeat(70_000)].join("\n") },
  play: async ({ canvas }) => {
    await logOf(canvas);
    await userEvent.click(await canvas.findByRole("button", { name: "Plain reading view" }));
    const lines = await canvas.findAllByRole("listitem");
    const leftOut = lines.map((line) =>
      within(line)
        .queryByText(/more characters$/)
        ?.textContent.trim(),
    );
    await expect(leftOut).toEqual([undefined, "1,000 more characters", "65,000 more characters"]);
  },
};

const replaced = { log: new LogOnServer("") };
const replacedSource: LogReader = { isRunning: true, read: (window) => replaced.log.read(window) };

/** A log that begins again while its last page is read has fewer pages. The focus stays. */
export const ReadingViewOfReplacedLog: Story = {
  args: { source: replacedSource, pollMs: 20 },
  beforeEach: () => {
    replaced.log = new LogOnServer(numberedLog(500));
  },
  play: async ({ canvas }) => {
    await within(await logOf(canvas)).findByText("500");
    await userEvent.click(await canvas.findByRole("button", { name: "Plain reading view" }));
    await canvas.findByRole("heading", { name: "Log, page 5 of 5" });
    const back = canvas.getByRole("button", { name: "Back to the log viewer" });
    back.focus();
    replaced.log = new LogOnServer(failedBuildLog);
    await expect(await canvas.findByRole("heading", { name: "Log, page 2 of 2" })).toBeVisible();
    await expect(back).toHaveFocus();
    await userEvent.click(canvas.getByRole("button", { name: "Previous page" }));
    await expect(await canvas.findByRole("heading", { name: "Log, page 1 of 2" })).toHaveFocus();
  },
};

const downloads =
  (expected: Partial<HTMLAnchorElement>): Story["play"] =>
  async ({ canvas }) => {
    await expect(await canvas.findByRole("link", { name: "Download log" })).toMatchObject(expected);
    await userEvent.click(canvas.getByRole("button", { name: "More log actions" }));
    await expect(await screen.findByRole("menuitem", { name: "Download log" })).toMatchObject(expected);
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("menu")).toBeNull());
  };

export const Download: Story = {
  args: { rawHref: "/builds/42/raw/", fileName: "build-42.log" },
  play: downloads({ download: "build-42.log", target: "" }),
};

/** Browsers show a file of another origin instead of saving it, so it opens in a new tab. */
export const DownloadElsewhere: Story = {
  args: { rawHref: "https://portal.example.com/builds/42/raw/" },
  play: downloads({ href: "https://portal.example.com/builds/42/raw/", target: "_blank", rel: "noopener" }),
};

export const JumpList: Story = {
  play: async ({ canvas, canvasElement }) => {
    await logOf(canvas);
    await userEvent.click(await canvas.findByRole("button", { name: /Jump to a line/ }));
    const list = await canvas.findByRole("dialog", { name: "Errors, Warnings" });
    await expect(within(list).getByRole("tab", { name: "Errors 1" })).toHaveAttribute("aria-selected", "true");
    await userEvent.click(within(list).getByRole("tab", { name: "Warnings 3" }));
    await userEvent.click(within(list).getByRole("button", { name: /acc.7. has no driver.*52/ }));
    await waitFor(() => expect(canvasElement.querySelector("[data-target]")).toHaveTextContent("acc[7]"));
    await expect(canvas.queryByRole("dialog")).toBeNull();
  },
};

/** The list opens below all rows of the toolbar, so its button stays in reach. */
export const NarrowJumpList: Story = {
  args: { actions: <span>Compare with last successful build</span> },
  decorators: [
    (Story) => (
      <div style={{ width: 500 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    await logOf(canvas);
    const button = await canvas.findByRole("button", { name: /Jump to a line/ });
    await userEvent.click(button);
    const list = await canvas.findByRole("dialog", { name: "Errors, Warnings" });
    await expect(list.getBoundingClientRect().top).toBeGreaterThan(button.getBoundingClientRect().bottom);
    await userEvent.click(button);
    await waitFor(() => expect(canvas.queryByRole("dialog")).toBeNull());
  },
};
