import { linesOf, logOf, searchFor, shownNumbers } from "@gatehouse/story-kit/portal/log-steps";
import { LogOnServer, numberedLine, numberedLog } from "@gatehouse/story-kit/samples/log-samples";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { LogView } from "./log-view";

const meta = { title: "Panels/Log/Large logs", component: LogView, args: { source: "" } } satisfies Meta<
  typeof LogView
>;

export default meta;
type Story = StoryObj<typeof meta>;

const rows = 1_000_000;
const hugeLog = () => new Blob(Array.from({ length: 100 }, (_, part) => partOf(part)));
const partOf = (part: number) =>
  Array.from({ length: rows / 100 }, (_, index) => `${numberedLine((part * rows) / 100 + index)}\n`).join("");
const mostNodes = 1_500;

/** The number of rendered elements does not grow with the log, at any scroll position. Both ends can be reached. */
export const HugeLog: Story = {
  loaders: [async () => ({ source: hugeLog() })],
  render: (args, { loaded }) => <LogView {...args} source={loaded["source"] as Blob} />,
  parameters: { axe: false },
  play: async ({ canvas, canvasElement }) => {
    const log = await logOf(canvas);
    await expect(await within(log).findByText("1000000")).toBeVisible();
    await expect(await canvas.findByText("1,000,000 lines")).toBeVisible();
    const nodes = () => canvasElement.querySelectorAll("*").length;
    await expect(nodes()).toBeLessThan(mostNodes);
    for (const share of [0.9, 0.5, 0.1]) {
      log.scrollTop = log.scrollHeight * share;
      const around = Math.round((rows * share) / 10_000);
      await waitFor(() => expect(Math.round(Number(shownNumbers(log)[0]) / 10_000)).toBe(around));
      await expect(nodes()).toBeLessThan(mostNodes);
    }
    log.focus();
    await userEvent.keyboard("g");
    await waitFor(() => expect(within(log).getByText("1")).toBeVisible());
    await searchFor(canvas, "iteration 999999:");
    await expect(await canvas.findByText("1 of 1")).toBeVisible();
    await waitFor(() => expect(log).toHaveTextContent("iteration 999999:"));
    await userEvent.clear(canvas.getByRole("searchbox"));
    await searchFor(canvas, "slack -0.5 ns");
    // Every 997th line.
    await expect(await canvas.findByText(/^[\d,]+ of 1,004$/)).toBeVisible();
    await expect(nodes()).toBeLessThan(mostNodes);
  },
};

const part = "x".repeat(999_990);
const characters = 60_000_000;

/** One line of 60 MB. */
export const LongLine: Story = {
  loaders: [
    async () => ({
      source: new Blob(["before\n", ...Array.from({ length: 60 }, () => `${part}0123456789`), "\nafter"]),
    }),
  ],
  render: (args, { loaded }) => <LogView {...args} source={loaded["source"] as Blob} />,
  play: async ({ canvas }) => {
    const log = await logOf(canvas);
    await within(log).findByText("after");
    await expect(linesOf(log)[1]?.length).toBeLessThan(2_100);
    await waitFor(() => expect(log).toHaveTextContent("59,998,000 more characters"));
    // As high as their line, which is less than 24 px.
    const { height } = log.querySelector("[data-at]")!.getBoundingClientRect();
    for (const name of ["Show more", "Copy line 2"])
      await expect(within(log).getByRole("button", { name }).offsetHeight).toBe(Math.floor(height));
    await userEvent.click(within(log).getByRole("button", { name: "Show more" }));
    await waitFor(() => expect(log).toHaveTextContent("59,978,000 more characters"));
    const copied = fn();
    navigator.clipboard.writeText = async (text) => copied(text.length);
    await userEvent.click(within(log).getByRole("button", { name: "Copy line 2" }));
    await waitFor(() => expect(copied).toHaveBeenCalledWith(Math.min(characters, 20_000_000)));
    await searchFor(canvas, "after");
    await expect(await canvas.findByText("1 of 1")).toBeVisible();
  },
};

let removedRows: string[];

/** A log that is followed draws its last lines at once, without those of an earlier position. */
export const FollowedLines: Story = {
  args: { source: new Blob([numberedLog(5_000)]) },
  beforeEach: ({ canvasElement }) => {
    removedRows = [];
    const observer = new MutationObserver((changes) => {
      for (const { removedNodes } of changes)
        for (const node of removedNodes)
          if (node instanceof HTMLElement && node.dataset["at"]) removedRows.push(node.dataset["at"]);
    });
    observer.observe(canvasElement, { childList: true, subtree: true });
    return () => observer.disconnect();
  },
  play: async ({ canvas }) => {
    const log = await logOf(canvas);
    await expect(await within(log).findByText("5000")).toBeVisible();
    await expect(await canvas.findByText("5,000 lines")).toBeVisible();
    await expect(removedRows).not.toContain("0");
  },
};

const server = new LogOnServer(numberedLog(30_000));

/** The lines that an address names are read without the lines before them. */
export const LinkToLines: Story = {
  args: { source: { read: server.read }, range: { first: 120, last: 140 } },
  beforeEach: () => {
    server.windows.length = 0;
  },
  play: async ({ canvas }) => {
    const log = await logOf(canvas);
    await expect(await within(log).findByText("120")).toBeVisible();
    await waitFor(() => expect(log).toHaveTextContent("iteration 130:"));
    await expect(canvas.getByText("Lines 120–140")).toBeVisible();
    await expect(server.windows).toHaveLength(2);
    await expect(server.windows[1]?.rowsCount).toBe(1_000);
  },
};

const stepped = new LogOnServer(
  `==> Synthesize\n${numberedLog(5_000)}<== Synthesize (3 s)\n==> Pack\n${numberedLog(200)}<== Pack (1 s)\n`,
);

/** A step is not folded over lines that have not been read, nor while the user reads its lines. */
export const StepsOfUnreadLines: Story = {
  args: { source: { read: stepped.read } },
  play: async ({ canvas }) => {
    const log = await logOf(canvas);
    const lines = within(log);
    await expect(await lines.findByText("5203")).toBeVisible();
    const soFar = { name: "0 errors, 0 warnings so far. Jump to a line" };
    await expect(await canvas.findByRole("button", soFar)).toBeVisible();
    log.focus();
    await userEvent.keyboard("g");
    const head = await lines.findByRole("button", { name: /Not all of its lines are read Synthesize/ });
    await expect(head).toHaveAttribute("aria-expanded", "true");
    await expect(await lines.findByText("2")).toBeVisible();
    log.scrollTop = 2_000;
    const line = await lines.findByText("105");
    const { top } = line.getBoundingClientRect();
    const count = await canvas.findByRole("button", { name: /Jump to a line/ });
    await userEvent.click(count);
    await expect(await canvas.findByRole("button", { name: /0 warnings\. Jump to a line/ })).toBeVisible();
    await userEvent.click(count);
    await expect(lines.getByText("105").getBoundingClientRect().top).toBe(top);
    log.focus();
    await userEvent.keyboard("Gg");
    await expect(await lines.findByRole("button", { name: /Complete Synthesize/, expanded: false })).toBeVisible();
  },
};

/** No frame shows empty space in place of rows, because rows are drawn in the same frame in which the view moves. */
export const DrawnInTheSameFrame: Story = {
  args: { source: numberedLog(30_000) },
  play: async ({ canvas }) => {
    const log = await logOf(canvas);
    await expect(await canvas.findByText("30,000 lines")).toBeVisible();
    for (const share of [0.5, 0.2]) {
      log.scrollTop = log.scrollHeight * share;
      // A frame fires its scroll event before this callback.
      await new Promise((resolve) => requestAnimationFrame(resolve));
      const { top, bottom } = log.getBoundingClientRect();
      const rows: NodeListOf<Element> = log.querySelectorAll("[data-at]");
      const drawn = Array.from(rows, (row) => row.getBoundingClientRect());
      await expect(Math.min(...drawn.map((row) => row.top))).toBeLessThanOrEqual(top + 1);
      await expect(Math.max(...drawn.map((row) => row.bottom))).toBeGreaterThanOrEqual(bottom - 20);
    }
  },
};

/** A user who leaves the end isn't taken back to it when the log changes at the same moment. */
export const LeavesTheEnd: Story = {
  args: { source: `${numberedLog(500)}\n==> Route\n${numberedLog(5)}` },
  play: async ({ canvas }) => {
    const log = await logOf(canvas);
    const head = await within(log).findByRole("button", { name: /Route/, expanded: true });
    await waitFor(() => expect(log.scrollTop).toBeGreaterThan(5_000));
    log.scrollTop = 100;
    head.click();
    await waitFor(() => expect(canvas.queryByRole("button", { name: /Route/, expanded: true })).toBeNull());
    await waitFor(() => expect(shownNumbers(log)[0]).toBe("1"));
    await expect(log.scrollTop).toBe(100);
  },
};

/** The user leaves the end, and the log changes in the same render. */
export const LeavesTheEndAsTheLogChanges: Story = {
  args: LeavesTheEnd.args,
  parameters: { axe: false },
  play: async ({ canvas }) => {
    const log = await logOf(canvas);
    const head = await within(log).findByRole("button", { name: /Route/, expanded: true });
    await waitFor(() => expect(log.scrollTop).toBeGreaterThan(5_000));
    log.scrollTop = 100;
    head.click();
    log.dispatchEvent(new Event("scroll"));
    await waitFor(() => expect(canvas.queryByRole("button", { name: /Route/, expanded: true })).toBeNull());
    await waitFor(() => expect(shownNumbers(log)[0]).toBe("1"));
    await expect(log.scrollTop).toBeLessThan(200);
  },
};
