import { logOf, shownNumbers } from "@gatehouse/story-kit/portal/log-steps";
import { watchClipboard } from "@gatehouse/story-kit/portal/watched-clipboard";
import {
  failedBuildErrorLine,
  failedBuildLog,
  LogOnServer,
  numberedLog,
} from "@gatehouse/story-kit/samples/log-samples";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { italianLogTexts } from "../log.messages.it";
import { LogView } from "./log-view";

const meta = {
  title: "Panels/Log/LogView",
  component: LogView,
  args: { source: failedBuildLog },
} satisfies Meta<typeof LogView>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Successful steps are folded. The log opens at its end, where it failed. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const log = await logOf(canvas);
    await expect(await within(log).findByRole("button", { name: /Complete Elaborate/ })).toHaveAttribute(
      "aria-expanded",
      "false",
    );
    await expect(within(log).getByRole("button", { name: /Failed Route/, expanded: true })).toBeVisible();
    await expect(log).toHaveTextContent("pin swap on 41 cells");
    await expect(log).not.toHaveTextContent("routing 55 %");
    await expect(log).toHaveTextContent("routing 100 %");
    const link = within(log).getByRole("link", { name: "the timing guide" });
    await expect(link).toHaveAttribute("href", "https://example.com/timing");
    await expect(link).toHaveAttribute("rel", "noopener noreferrer");
    await expect(await canvas.findByRole("button", { name: "1 error, 3 warnings. Jump to a line" })).toBeVisible();
    await expect(log.querySelector("[style*=color]")).toBeNull();
    await expect(log.querySelector(".gh-ansi-cyan")).toHaveTextContent("route");
  },
};

export const Loading: Story = {
  args: { source: { read: () => new Promise(() => undefined) } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("status", { name: "Loading" })).toBeVisible();
    await expect(canvas.queryByRole("log")).toBeNull();
  },
};

export const Empty: Story = {
  args: { source: "" },
  play: async ({ canvas }) => expect(await canvas.findByText("This log is empty")).toBeVisible(),
};

export const SmallSize: Story = {
  args: { source: "one\ntwo\n" },
  play: async ({ canvas }) => expect(await canvas.findByText("8 bytes")).toBeVisible(),
};

let running = new LogOnServer("");
let runningSource = { read: running.read, isRunning: true };
const startBuild = () => {
  running = new LogOnServer(numberedLog(200));
  runningSource = { read: running.read, isRunning: true };
};

/** The view follows the end until the user scrolls up. Then it counts new lines and does not move. */
export const Running: Story = {
  args: { source: "", pollMs: 20 },
  beforeEach: startBuild,
  render: (args) => <LogView {...args} source={runningSource} />,
  play: async ({ canvas }) => {
    const log = await logOf(canvas);
    await within(log).findByText("200");
    running.add("one more", "and another");
    await expect(await within(log).findByText("and another")).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Follow" })).toHaveAttribute("aria-pressed", "true");

    log.scrollTop -= 400;
    await waitFor(() =>
      expect(canvas.getByRole("button", { name: "Follow" })).toHaveAttribute("aria-pressed", "false"),
    );
    const line = within(log).getByText("iteration 180:", { exact: false });
    getSelection()?.selectAllChildren(line);
    const chosen = String(getSelection());
    const place = line.getBoundingClientRect().top;
    running.add(...Array.from({ length: 24 }, (_, index) => `later ${index}`));
    const resume = await canvas.findByRole("button", { name: "24 new lines" });
    await expect(String(getSelection())).toBe(chosen);
    await expect(line.getBoundingClientRect().top).toBe(place);
    await userEvent.click(resume);
    await expect(await within(log).findByText("later 23")).toBeVisible();
    await expect(canvas.queryByRole("button", { name: /new lines/ })).toBeNull();
  },
};

/** A log that begins with less than a view is followed when it grows beyond the view. */
export const GrowsBeyondItsView: Story = {
  args: { source: "", pollMs: 20 },
  beforeEach: () => {
    running = new LogOnServer("the only line");
    runningSource = { read: running.read, isRunning: true };
  },
  render: (args) => <LogView {...args} source={runningSource} />,
  play: async ({ canvas }) => {
    const log = await logOf(canvas);
    await within(log).findByText("the only line");
    for (const round of [1, 2, 3]) {
      running.add(...Array.from({ length: 15 ** round }, (_, index) => `round ${round}, line ${index + 1}`));
      await expect(await within(log).findByText(`round ${round}, line ${15 ** round}`)).toBeVisible();
    }
    await expect(await canvas.findByText("3,616 lines")).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Follow" })).toHaveAttribute("aria-pressed", "true");
  },
};

export const Folds: Story = {
  play: async ({ canvas }) => {
    const log = await logOf(canvas);
    const elaborate = await within(log).findByRole("button", { name: /Complete Elaborate/ });
    await expect(elaborate).toHaveTextContent("41 lines");
    await expect(elaborate).toHaveTextContent("29.1 s");
    // Its part of the 315.3 s of all steps.
    await expect(elaborate.querySelector<HTMLElement>(".gh-log-step-bar > i")?.style.width).toBe("max(2px, 9.2%)");
    await expect(within(log).getByRole("button", { name: /Failed Route/ })).toHaveTextContent("1 error, 1 warning");
    await userEvent.click(elaborate);
    await waitFor(() => expect(log).toHaveTextContent("module u_psd/fir_0"));
    const copied = fn();
    watchClipboard(copied);
    const copy = within(log).getAllByRole("button", { name: "Copy the lines of Elaborate" })[0]!;
    // The smallest target size that WCAG 2.2 AA allows.
    await expect([copy.offsetWidth, copy.offsetHeight]).toEqual([24, 24]);
    await userEvent.click(copy);
    await waitFor(() => expect(copied).toHaveBeenCalledTimes(1));
    await expect(copied.mock.calls[0]?.[0]).toMatch(/^18:05:41\.330 {2}elab {2}module u_psd\/fir_0.*\n/);
    await userEvent.click(canvas.getByRole("button", { name: "More log actions" }));
    await userEvent.click(await screen.findByRole("menuitem", { name: "Fold all steps" }));
    await waitFor(() => expect(shownNumbers(log)).toEqual(["1"]));
  },
};

const manyLines = "placed\n".repeat(300);

/** A jump takes the focused head of a step out of the view. The keys work on. */
export const KeysAfterAFold: Story = {
  args: { source: `==> Place\n${manyLines}<== Place (1.0 s)\n==> Route\n${manyLines}error: no route\n` },
  play: async ({ canvas }) => {
    const log = await logOf(canvas);
    log.focus();
    await userEvent.keyboard("g");
    const place = await within(log).findByRole("button", { name: /Complete Place/ });
    await userEvent.click(place);
    await expect(place).toHaveFocus();
    await userEvent.keyboard("e");
    await waitFor(() => expect(place).not.toBeInTheDocument());
    await expect(log).toHaveFocus();
    await userEvent.keyboard("g");
    await expect(await within(log).findByRole("button", { name: /Complete Place/ })).toBeVisible();
  },
};

/** Users select lines by their numbers. The embedder keeps the address. */
export const Range: Story = {
  args: {
    range: { first: 139, last: 140 },
    onRangeChange: fn(),
    rangeHref: ({ first, last }) => `/builds/42#L${first}-L${last}`,
  },
  play: async ({ args, canvas }) => {
    const log = await logOf(canvas);
    await expect(await canvas.findByText("Lines 139–140")).toBeVisible();
    await userEvent.click(await within(log).findByText("141"));
    await expect(args.onRangeChange).toHaveBeenLastCalledWith({ first: 141, last: 141 });
    const user = userEvent.setup();
    await user.keyboard("{Shift>}");
    await user.click(within(log).getByText("143"));
    await user.keyboard("{/Shift}");
    await expect(args.onRangeChange).toHaveBeenLastCalledWith({ first: 141, last: 143 });
    await expect(canvas.getByText("Lines 141–143")).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Copy link" })).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Clear selection" }));
    await expect(log).toHaveFocus();
    await expect(args.onRangeChange).toHaveBeenLastCalledWith(undefined);
  },
};

export const Keys: Story = {
  args: { onRangeChange: fn() },
  play: async ({ args, canvas, canvasElement }) => {
    const log = await logOf(canvas);
    log.focus();
    await userEvent.keyboard("e");
    await waitFor(() =>
      expect(canvasElement.querySelector("[data-target] .gh-log-no")).toHaveTextContent(String(failedBuildErrorLine)),
    );
    await userEvent.keyboard("w");
    await expect(canvasElement.querySelector("[data-target]")).toHaveTextContent("warning");
    await userEvent.keyboard("l");
    await expect(args.onRangeChange).toHaveBeenCalledTimes(1);
    await userEvent.keyboard("/");
    await expect(canvas.getByRole("searchbox", { name: "Search the log" })).toHaveFocus();
    await userEvent.keyboard("iteration{Escape}{Escape}");
    await waitFor(() => expect(log).toHaveFocus());
    await userEvent.keyboard("?");
    const dialog = await screen.findByRole("dialog", { name: "Keys" });
    const at = (name: string) => within(dialog).getByText(name).getBoundingClientRect();
    // Each pair of keys is in one column.
    await expect(at("Previous error")).toMatchObject({ left: at("Next error").left });
    await expect(at("Next error").top).toBeLessThan(at("Previous error").top);
    await expect(at("Go to the end and follow").left).toBe(at("Go to the start").left);
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  },
};

export const Italian: Story = {
  args: { texts: italianLogTexts, locale: "it" },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("log", { name: "Log" })).toBeVisible();
    await expect(await canvas.findByText("147 righe")).toBeVisible();
  },
};
