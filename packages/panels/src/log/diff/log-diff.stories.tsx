import { failedBuildLog, LogOnServer, numberedLine, numberedLog } from "@gatehouse/story-kit/samples/log-samples";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { LogDiff } from "./log-diff";
import { italianLogDiffTexts } from "./log-diff.messages.it";

const earlier = failedBuildLog
  .replaceAll("18:05:41.330", "09:15:02.117")
  .replace(/\n.*not met.*/, "")
  .replace("Route failed (112.8 s)", "Route (98.3 s)");

const meta = {
  title: "Panels/Log/LogDiff",
  component: LogDiff,
  args: { before: earlier, after: failedBuildLog, beforeLabel: "Build #42.2", afterLabel: "Build #42.3" },
} satisfies Meta<typeof LogDiff>;

export default meta;
type Story = StoryObj<typeof meta>;

type Canvas = ReturnType<typeof within>;
const linesOf = (canvas: Canvas) => canvas.findByRole("region", { name: /^Log difference/ });
const kinds = (lines: HTMLElement) =>
  Array.from(lines.querySelectorAll<HTMLElement>(".gh-log-window > *"), ({ dataset }) => dataset["kind"] ?? "fold");

/** The comparison leaves out times. Each difference shows three equal lines around it. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const lines = await linesOf(canvas);
    await expect(lines).toHaveAccessibleName("Log difference. From Build #42.2 to Build #42.3");
    await expect(canvas.getByText("2 lines added")).toBeVisible();
    await expect(canvas.getByText("1 line removed")).toBeVisible();
    await expect(kinds(lines)).toEqual([
      ...["fold", "equal", "equal", "equal", "added", "equal", "equal", "equal", "removed", "added"],
    ]);
    await expect(lines.querySelector("[data-kind=added]")).toHaveTextContent(/Added: error: timing of path/);
    await expect(lines.querySelector(".gh-ansi-red")).toHaveTextContent("error");
    await expect(lines.querySelector("[data-kind=removed] .gh-log-no")).toHaveTextContent("146");
    await userEvent.click(canvas.getByRole("button", { name: "Show 139 equal lines" }));
    await expect(kinds(lines)).not.toContain("fold");
    await expect(lines).toHaveFocus();
  },
};

export const Keys: Story = {
  args: { onClose: fn() },
  play: async ({ args, canvas }) => {
    const lines = await linesOf(canvas);
    lines.focus();
    await userEvent.keyboard("n");
    await expect(canvas.getByRole("status")).toHaveTextContent("Difference 1 of 2");
    await expect(lines.querySelector("[data-current]")).toHaveTextContent("not met");
    await userEvent.keyboard("n");
    await expect(lines.querySelectorAll("[data-current]")).toHaveLength(2);
    await userEvent.keyboard("n");
    await expect(canvas.getByRole("status")).toHaveTextContent("Difference 1 of 2");
    await userEvent.keyboard("N");
    await userEvent.click(canvas.getByRole("button", { name: "Previous difference" }));
    await expect(canvas.getByRole("status")).toHaveTextContent("Difference 1 of 2");
    await userEvent.keyboard("{Escape}");
    await expect(args.onClose).toHaveBeenCalledTimes(1);
  },
};

/** With times, every line that has one differs. */
export const Times: Story = {
  play: async ({ canvas }) => {
    await linesOf(canvas);
    await userEvent.click(canvas.getByRole("button", { name: "Ignore times", pressed: true }));
    await expect(await canvas.findByText(/^13\d lines removed$/)).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Wrap lines" }));
  },
};

export const Same: Story = {
  args: { before: failedBuildLog.replaceAll("18:05:41.330", "09:15:02.117"), after: failedBuildLog },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("The logs are the same")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Ignore times" }));
    await linesOf(canvas);
  },
};

const count = 100_000;
const changed = Array.from({ length: count }, (_, row) => (row % 1_000 === 7 ? `other ${row}` : numberedLine(row)));

/** The number of rendered elements does not grow with the logs. */
export const LargeLogs: Story = {
  args: { before: numberedLog(count), after: changed.join("\n") },
  parameters: { axe: false },
  play: async ({ canvas, canvasElement }) => {
    const lines = await linesOf(canvas);
    await expect(canvas.getByText("100 differences")).toBeVisible();
    await expect(canvasElement.querySelectorAll("*").length).toBeLessThan(1_000);
    lines.focus();
    await userEvent.keyboard("N");
    await waitFor(() =>
      expect(lines.querySelector("[data-kind=added][data-current]")).toHaveTextContent("other 99007"),
    );
  },
};

const unlike = (word: string) => Array.from({ length: count }, (_, row) => `${word} ${row}`).join("\n");

/** Logs that have nothing in common are compared just as fast. */
export const VeryDifferentLogs: Story = {
  args: { before: unlike("before"), after: unlike("after") },
  parameters: { axe: false },
  play: async ({ canvas }) => {
    await linesOf(canvas);
    await expect(canvas.getByText("100,000 lines added")).toBeVisible();
    await expect(canvas.getByText("1 difference")).toBeVisible();
  },
};

const server = new LogOnServer(earlier);

export const Failed: Story = {
  args: { before: { read: server.read } },
  beforeEach: () => {
    server.isFailing = true;
  },
  play: async ({ canvas }) => {
    const alert = await canvas.findByRole("alert");
    await expect(alert).toHaveTextContent("We couldn't read both logs. Try again.");
    server.isFailing = false;
    await userEvent.click(within(alert).getByRole("button", { name: "Retry" }));
    await linesOf(canvas);
  },
};

export const Loading: Story = {
  args: { before: { read: () => new Promise(() => undefined) } },
  play: async ({ canvas }) => expect(await canvas.findByText("Reading both logs...")).toBeVisible(),
};

const oldServer = new LogOnServer(numberedLog(3_000));
oldServer.knowsStartRow = false;

/** A server that always returns its last rows. */
export const OldServer: Story = {
  args: { before: { read: oldServer.read }, after: numberedLog(3_001) },
  play: async ({ canvas }) => {
    const lines = await linesOf(canvas);
    await expect(canvas.getByText(/^We could read only the last lines of a log/)).toBeVisible();
    lines.focus();
    await userEvent.keyboard("N");
    await waitFor(() => expect(lines).toHaveTextContent("30003000"));
  },
};

export const Narrow: Story = {
  decorators: [
    (Shown) => (
      <div style={{ width: 280 }}>
        <Shown />
      </div>
    ),
  ],
  play: async ({ canvas, canvasElement }) => {
    await linesOf(canvas);
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

export const Italian: Story = {
  args: { texts: italianLogDiffTexts, locale: "it" },
  play: async ({ canvas }) => expect(await canvas.findByText("2 righe aggiunte")).toBeVisible(),
};
