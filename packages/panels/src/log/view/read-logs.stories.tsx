import { logOf, searchFor, shownNumbers } from "@gatehouse/story-kit/portal/log-steps";
import { LogOnServer, numberedLog } from "@gatehouse/story-kit/samples/log-samples";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { LogView } from "./log-view";

const meta = {
  title: "Panels/Log/Read logs",
  component: LogView,
  args: { source: "" },
} satisfies Meta<typeof LogView>;

export default meta;
type Story = StoryObj<typeof meta>;

const failing = new LogOnServer(numberedLog(5_000));
const neverOpened = new LogOnServer(numberedLog(10));

/** Reports each download instead of saving a file. @returns a function that restores downloads. */
function stopDownloads(onDownload: () => void): () => void {
  const { click } = HTMLAnchorElement.prototype;
  HTMLAnchorElement.prototype.click = function () {
    if (this.download === "") click.call(this);
    else onDownload();
  };
  return () => void (HTMLAnchorElement.prototype.click = click);
}

/** Rows read so far stay, and reading continues after Retry. */
export const Failed: Story = {
  args: { source: { read: failing.read } },
  beforeEach: () => {
    failing.isFailing = false;
  },
  play: async ({ canvas }) => {
    const log = await logOf(canvas);
    await expect(await within(log).findByText("5000")).toBeVisible();
    failing.isFailing = true;
    log.focus();
    await userEvent.keyboard("g");
    await expect(await canvas.findByText("We couldn't read more of the log. Try again.")).toBeVisible();
    await expect(log).toHaveTextContent("Not read yet");
    failing.isFailing = false;
    await userEvent.click(canvas.getByRole("button", { name: "Retry" }));
    await waitFor(() => expect(log).toHaveTextContent(/iteration 0:/));
    await expect(canvas.queryByText("We couldn't read more of the log. Try again.")).toBeNull();
    await userEvent.keyboard("G");
    await expect(await within(log).findByText("5000")).toBeVisible();
  },
};

/** The reading view says that a page couldn't be read, and reads it after Retry. */
export const FailedReadingView: Story = {
  args: { source: { read: failing.read } },
  beforeEach: () => {
    failing.isFailing = false;
  },
  play: async ({ canvas }) => {
    await within(await logOf(canvas)).findByText("5000");
    await userEvent.click(canvas.getByRole("button", { name: "Plain reading view" }));
    await canvas.findByRole("heading", { name: "Log, page 50 of 50" });
    failing.isFailing = true;
    for (const page of ["49", "48"]) {
      await userEvent.click(canvas.getByRole("button", { name: "Previous page" }));
      await expect(await canvas.findByRole("heading", { name: `Log, page ${page} of 50` })).toHaveFocus();
    }
    await expect(await canvas.findByText("We couldn't read more of the log. Try again.")).toBeVisible();
    await expect(canvas.queryByRole("status", { name: "Loading" })).toBeNull();
    failing.isFailing = false;
    await userEvent.click(canvas.getByRole("button", { name: "Retry" }));
    await expect(await canvas.findByText(/iteration 4750:/)).toBeVisible();
    await expect(canvas.queryByText("We couldn't read more of the log. Try again.")).toBeNull();
    await expect(canvas.getByRole("heading", { name: "Log, page 48 of 50" })).toHaveFocus();
  },
};

/** No file is saved while some of the log can't be read. */
export const FailedToSave: Story = {
  args: { source: { read: failing.read } },
  beforeEach: () => {
    failing.isFailing = false;
  },
  play: async ({ canvas }) => {
    await within(await logOf(canvas)).findByText("5000");
    const saved = fn();
    const stop = stopDownloads(saved);
    failing.isFailing = true;
    const download = canvas.getByRole("button", { name: "Download log" });
    await userEvent.click(download);
    await expect(await canvas.findByText(/We couldn't save the log/)).toBeVisible();
    await expect(saved).not.toHaveBeenCalled();
    failing.isFailing = false;
    await userEvent.click(canvas.getByRole("button", { name: "Retry" }));
    await waitFor(() => expect(canvas.queryByText(/We couldn't read more of the log/)).toBeNull());
    await userEvent.click(download);
    await waitFor(() => expect(saved).toHaveBeenCalledOnce());
    await expect(canvas.queryByText(/We couldn't save the log/)).toBeNull();
    stop();
  },
};

export const FailedToOpen: Story = {
  args: { source: { read: neverOpened.read } },
  beforeEach: () => {
    neverOpened.isFailing = true;
  },
  play: async ({ canvas }) => {
    const alert = await canvas.findByRole("alert");
    await expect(alert).toHaveTextContent("We couldn't read the log. Try again.");
    neverOpened.isFailing = false;
    await userEvent.click(within(alert).getByRole("button", { name: "Retry" }));
    await expect(await within(await logOf(canvas)).findByText("10")).toBeVisible();
  },
};

/** The viewer reads windows from a server: the last 100 rows first, and others when they come into view. */
const server = new LogOnServer(numberedLog(25_000));
export const ReadsBack: Story = {
  args: { source: { read: server.read } },
  beforeEach: () => {
    server.windows.length = 0;
  },
  play: async ({ canvas }) => {
    const log = await logOf(canvas);
    await within(log).findByText("25000");
    await expect(server.windows).toEqual([{ rowsCount: 100 }]);
    log.scrollTop = log.scrollHeight / 2;
    await waitFor(() => expect(log).toHaveTextContent(/iteration 12\d{3}:/));
    await expect(server.windows).toHaveLength(2);
    await searchFor(canvas, "iteration 3:");
    await expect(await canvas.findByText("1 of 1")).toBeVisible();
    await expect(server.windows.every(({ rowsCount }) => rowsCount <= 10_000)).toBe(true);
    await expect(await within(log).findByText("4")).toBeVisible();
  },
};

const held = { log: new LogOnServer(numberedLog(50_000)), release: (): void => undefined };

/** The list of errors reads the whole log, and stops reading once it is closed. */
export const StopsReadingBack: Story = {
  args: {
    source: {
      read: async (window) => {
        const isFirst = held.log.windows.length === 0;
        const rows = await held.log.read(window);
        if (!isFirst) await new Promise<void>((resolve) => (held.release = resolve));
        return rows;
      },
    },
  },
  beforeEach: () => {
    held.log.windows.length = 0;
  },
  play: async ({ canvas }) => {
    await within(await logOf(canvas)).findByText("50000");
    await userEvent.click(await canvas.findByRole("button", { name: /Jump to a line/ }));
    await canvas.findByRole("dialog", { name: "Errors, Warnings" });
    await waitFor(() => expect(held.log.windows).toHaveLength(2));
    await userEvent.keyboard("{Escape}g");
    held.release();
    const viewed = { startRow: 0, rowsCount: 1_000 };
    await waitFor(() => expect(held.log.windows.at(-1)).toEqual(viewed));
    held.release();
    await waitFor(async () => expect(await logOf(canvas)).toHaveTextContent(/iteration 0:/));
    await expect(held.log.windows.slice(1)).toEqual([{ startRow: 39_900, rowsCount: 10_000 }, viewed]);
  },
};

const encoder = new TextEncoder();
const wholeLog = encoder.encode(numberedLog(5_000));
const half = wholeLog.length / 2;
/** A stream of the log whose second half arrives, or fails, when the story says so. */
const arriving = { rest: (_isThere: boolean): void => undefined };
const heldStream = {
  stream: () =>
    new ReadableStream<Uint8Array>({
      start: (controller) => {
        controller.enqueue(wholeLog.subarray(0, half));
        arriving.rest = (isThere) => {
          if (!isThere) return controller.error(new TypeError("network error"));
          controller.enqueue(wholeLog.subarray(half));
          controller.close();
        };
      },
    }),
};

/** Lines can be read and searched before the rest has arrived. A link to a line waits for that line. */
export const ArrivesInParts: Story = {
  args: { source: heldStream, range: { first: 4_321, last: 4_322 } },
  play: async ({ canvas }) => {
    const log = await logOf(canvas);
    await waitFor(() => expect(log).toHaveTextContent(/iteration 24\d\d:/));
    await searchFor(canvas, "iteration 12:");
    await expect(await canvas.findByText("1 of 1 so far...")).toBeVisible();
    await expect(canvas.queryByText("5,000 lines")).toBeNull();
    arriving.rest(false);
    await expect(await canvas.findByText("We couldn't read more of the log. Try again.")).toBeVisible();
    await expect(log).toHaveTextContent("iteration 12:");
    await userEvent.click(canvas.getByRole("button", { name: "Retry" }));
    await waitFor(() => expect(canvas.queryByText("We couldn't read more of the log. Try again.")).toBeNull());
    arriving.rest(true);
    await waitFor(() => expect(shownNumbers(log)).toContain("4321"));
    await userEvent.clear(canvas.getByRole("searchbox"));
    await expect(await canvas.findByText("5,000 lines")).toBeVisible();
    // These lines are not new, because the log had ended before it was opened.
    await expect(canvas.queryByRole("button", { name: /new lines?$/ })).toBeNull();
  },
};
