import { logOf, shownNumbers } from "@gatehouse/story-kit/portal/log-steps";
import { LogOnServer, numberedLog } from "@gatehouse/story-kit/samples/log-samples";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import type { LogReader } from "../store/log-source";
import { LogView } from "./log-view";

const meta = {
  title: "Panels/Log/Old servers",
  component: LogView,
  args: { source: "" },
} satisfies Meta<typeof LogView>;

export default meta;
type Story = StoryObj<typeof meta>;

const oldServer = new LogOnServer(numberedLog(3_000));
oldServer.knowsStartRow = false;

/** A server that always returns its last rows. */
export const OldServer: Story = {
  args: { source: { read: oldServer.read }, rawHref: "/builds/42/log.txt" },
  play: async ({ canvas }) => {
    const log = await logOf(canvas);
    await within(log).findByText("3000");
    log.focus();
    await userEvent.keyboard("g");
    await expect(await canvas.findByText(/These are the last 100 lines/)).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Open the raw log" })).toHaveAttribute("href", "/builds/42/log.txt");
    await waitFor(() => expect(shownNumbers(log)[0]).toBe("2901"));
    await expect(log).not.toHaveTextContent("Not read yet");
  },
};

const unnumbered = { log: new LogOnServer("") };
const unnumberedRead: LogReader["read"] = async (window) => ({ text: (await unnumbered.log.read(window)).text });

/** The lines of a running log stay where they are, even if its server doesn't say which ones it sends. */
export const RunningOnOldServer: Story = {
  args: { source: { read: unnumberedRead, isRunning: true }, pollMs: 20 },
  beforeEach: () => {
    unnumbered.log = new LogOnServer(numberedLog(3_000));
    unnumbered.log.knowsStartRow = false;
  },
  play: async ({ canvas }) => {
    const log = await logOf(canvas);
    await within(log).findByText("iteration 2999:", { exact: false });
    log.scrollTop -= 400;
    await waitFor(() =>
      expect(canvas.getByRole("button", { name: "Follow" })).toHaveAttribute("aria-pressed", "false"),
    );
    const line = within(log).getByText("iteration 2980:", { exact: false });
    const place = line.getBoundingClientRect().top;
    unnumbered.log.add(...Array.from({ length: 24 }, (_, index) => `later ${index}`));
    await expect(await canvas.findByRole("button", { name: "24 new lines" })).toBeVisible();
    await expect(line).toBeVisible();
    await expect(line.getBoundingClientRect().top).toBe(place);
    await expect(canvas.getByText(/These are the last 124 lines/)).toBeVisible();
  },
};
