import { watchClipboard } from "@gatehouse/story-kit/portal/watched-clipboard";
import {
  chooseSignal,
  pressPlot,
  signalTexts,
  sizeOfInk,
  statusOf,
  wavesOf,
} from "@gatehouse/story-kit/portal/waves-steps";
import { queueVcd } from "@gatehouse/story-kit/samples/wave-samples";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { italianWavesTexts } from "../waves.messages.it";
import { WavesView } from "./waves-view";

const meta = {
  title: "Panels/Waves/WavesView",
  component: WavesView,
  args: { source: queueVcd },
} satisfies Meta<typeof WavesView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const list = await wavesOf(canvas);
    await waitFor(() =>
      expect(signalTexts(list)).toEqual([
        "Group bench, unfolded",
        "clk, 0",
        "rst, 1",
        "volts, 1.2",
        "state, IDLE",
        "Group bench.queue, unfolded",
        "clk, 0",
        "in[7:0], 00",
        "out[7:0], zz",
        "empty, x",
        "level[3:0], x",
        "pushed, no value yet",
      ]),
    );
    await expect(canvas.getByRole("img", { name: /^Waves of 10 signals from 0 ps to 126.25 ns/ })).toBeVisible();
    await expect(canvas.getByText("10 signals")).toBeVisible();
    await expect(canvas.getByText("0.7 kB")).toBeVisible();
    await waitFor(() => expect(sizeOfInk(canvas)).toBeGreaterThan(2_000));
  },
};

/** Everything can be done without a pointer. */
export const Keys: Story = {
  play: async ({ canvas }) => {
    const list = await wavesOf(canvas);
    await waitFor(() => expect(signalTexts(list)).toContain("rst, 1"));
    list.focus();
    await userEvent.keyboard("e");
    await expect(statusOf(canvas)).toContain("Cursor 10.417 ns");
    await userEvent.keyboard("{ArrowDown}e");
    await expect(statusOf(canvas)).toContain("Cursor 20.834 ns");
    await expect(within(list).getByRole("option", { selected: true })).toHaveAccessibleName("rst, 0");
    await userEvent.keyboard("m{ArrowUp}ee");
    await expect(statusOf(canvas)).toContain("Cursor 41.668 ns");
    await expect(canvas.getByText("Δ 20.834 ns, 47.9985 MHz")).toBeVisible();
    await userEvent.keyboard("z");
    await expect(canvas.getByRole("img", { name: /from 19.792 ns to 42.71 ns/ })).toBeVisible();
    await userEvent.keyboard("M0{End}");
    await expect(statusOf(canvas)).toContain("Cursor 125 ns");
    await expect(canvas.queryByText(/Second/)).toBeNull();
    await userEvent.keyboard("{Home}{Shift>}{ArrowRight}{/Shift}");
    await expect(statusOf(canvas)).toMatch(/Cursor \d+ ps/);
    await userEvent.keyboard("{Home}++");
    await expect(canvas.getByRole("img", { name: /from 0 ps to 31.563 ns/ })).toBeVisible();
    await userEvent.keyboard("{ArrowRight}");
    await expect(canvas.getByRole("img", { name: /from 6.313 ns to 37.875 ns/ })).toBeVisible();
    await userEvent.keyboard("{ArrowLeft}-");
    await expect(canvas.getByRole("img", { name: /from 0 ps to 63.125 ns/ })).toBeVisible();
    await userEvent.keyboard("?");
    await expect(canvas.getByText("Zoom to the cursors")).toBeVisible();
    await userEvent.keyboard("{Escape}");
    await expect(canvas.queryByText("Zoom to the cursors")).toBeNull();
    await expect(list).toHaveFocus();
  },
};

/** A press chooses a signal and sets the cursor, at an edge if one is near. Dragging moves, Control+wheel zooms. */
export const Pointer: Story = {
  play: async ({ canvas }) => {
    const list = await wavesOf(canvas);
    await waitFor(() => expect(signalTexts(list)).toContain("rst, 1"));
    // 10.417 ns are 8.25 % of 126.25 ns; the press is two pixels beside it.
    await pressPlot(canvas, { row: 1, share: 10_417 / 126_250, offset: 2 });
    await waitFor(() => expect(statusOf(canvas)).toContain("Cursor 10.417 ns"));
    await pressPlot(canvas, { row: 7, share: 20_834 / 126_250, isShift: true });
    await expect(await canvas.findByText("Δ 10.417 ns, 95.9969 MHz")).toBeVisible();
    await expect(within(list).getByRole("option", { selected: true })).toHaveAccessibleName("in[7:0], 00");
    const plot = canvas.getByRole("img");
    const box = plot.getBoundingClientRect();
    const wheel = { bubbles: true, cancelable: true, clientX: box.left, clientY: box.top + 40 };
    const zoomed = new WheelEvent("wheel", { ...wheel, deltaY: -200, ctrlKey: true });
    plot.dispatchEvent(zoomed);
    await expect(zoomed.defaultPrevented).toBe(true);
    await waitFor(() => expect(canvas.getByRole("img", { name: /from 0 ps to 56.728 ns/ })).toBeVisible());
    const plain = new WheelEvent("wheel", { ...wheel, deltaY: 100 });
    plot.dispatchEvent(plain);
    await expect(plain.defaultPrevented).toBe(false);
    await userEvent.pointer([
      { keys: "[MouseLeft>]", target: plot, coords: { clientX: box.left + 200, clientY: box.top + 60 } },
      { target: plot, coords: { clientX: box.left + 100, clientY: box.top + 60 } },
      { keys: "[/MouseLeft]", target: plot },
    ]);
    await waitFor(() => expect(canvas.queryByRole("img", { name: /from 0 ps/ })).toBeNull());
    await expect(statusOf(canvas)).toContain("Cursor 10.417 ns");
    await userEvent.click(canvas.getByRole("button", { name: "Show all" }));
    await expect(canvas.getByRole("img", { name: /from 0 ps to 126.25 ns/ })).toBeVisible();
  },
};

/** Two fingers stay on the times that they hold. They press nothing. */
export const Pinch: Story = {
  play: async ({ canvas }) => {
    await wavesOf(canvas);
    const plot = canvas.getByRole("img", { name: /from 0 ps to 126.25 ns/ });
    const { left, top, width } = plot.getBoundingClientRect();
    const at = (share: number) => ({ clientX: left + share * width, clientY: top + 60 });
    await userEvent.pointer([
      { keys: "[TouchA>]", target: plot, coords: at(0.4) },
      { keys: "[TouchB>]", target: plot, coords: at(0.6) },
      { pointerName: "TouchA", target: plot, coords: at(0.2) },
      { pointerName: "TouchB", target: plot, coords: at(0.8) },
      { keys: "[/TouchA]", target: plot },
      { keys: "[/TouchB]", target: plot },
    ]);
    // A fifth of the time fills three fifths of the plot, around the same middle.
    await waitFor(() => expect(canvas.getByRole("img", { name: /from 42.08\d ns to 84.16\d ns/ })).toBeVisible());
    await expect(statusOf(canvas)).toContain("Cursor 0 ps");
  },
};

/** The search takes values as the viewer shows them. */
export const Search: Story = {
  play: async ({ canvas }) => {
    const list = await wavesOf(canvas);
    await chooseSignal(list, /^in/);
    list.focus();
    await userEvent.keyboard("/be{Enter}");
    await waitFor(() => expect(statusOf(canvas)).toContain("Cursor 41.668 ns"));
    const field = canvas.getByRole("searchbox", { name: "Find a value" });
    await expect(field).toHaveFocus();
    await userEvent.clear(field);
    await userEvent.type(field, "1?{Enter}");
    await waitFor(() => expect(statusOf(canvas)).toContain("Cursor 20.834 ns"));
    await userEvent.clear(field);
    await userEvent.type(field, "77{Enter}");
    await expect(await canvas.findByText("No match")).toBeVisible();
    await userEvent.clear(field);
    await userEvent.type(field, "777{Enter}");
    await expect(await canvas.findByText("The signal can't have this value.")).toBeVisible();
    await userEvent.selectOptions(canvas.getByRole("combobox", { name: "Radix" }), "Unsigned");
    await userEvent.clear(field);
    await userEvent.type(field, "190{Enter}");
    await waitFor(() => expect(signalTexts(list)).toContain("in[7:0], 190"));
    await userEvent.keyboard("{Escape}");
    await expect(list).toHaveFocus();
    await userEvent.keyboard("r");
    await waitFor(() => expect(signalTexts(list)).toContain("in[7:0], -66"));
  },
};

/** The waves as text, for screen readers and spreadsheets. */
export const Table: Story = {
  play: async ({ canvas }) => {
    const list = await wavesOf(canvas);
    await chooseSignal(list, /^level/);
    await userEvent.click(canvas.getByRole("button", { name: "Table of values" }));
    const values = await canvas.findByRole("region", { name: "Values at 0 ps" });
    await waitFor(() =>
      expect(within(values).getByRole("row", { name: "bench.queue.level[3:0] x 0 ps 10.417 ns" })).toBeVisible(),
    );
    const changes = canvas.getByRole("region", { name: "Changes of level[3:0]" });
    await expect(within(changes).getAllByRole("row")).toHaveLength(7);
    const time = within(changes).getByRole("button", { name: "Move the cursor to 31.251 ns" });
    await expect(time.offsetHeight).toBeGreaterThanOrEqual(24);
    await userEvent.click(time);
    await expect(await canvas.findByRole("region", { name: "Values at 31.251 ns" })).toBeVisible();
    const copied = fn();
    watchClipboard(copied);
    await userEvent.click(canvas.getByRole("button", { name: "Copy as CSV" }));
    await waitFor(() =>
      expect(copied).toHaveBeenCalledWith(
        "\uFEFFTime (ps),Value\r\n0,x\r\n10417,0\r\n31251,1\r\n52085,2\r\n72919,1\r\n93753,0\r\n",
      ),
    );
    await expect(canvas.getByText("Copied")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Back to the waves" }));
    await expect(await wavesOf(canvas)).toBeVisible();
  },
};

/** The tables are side by side only if all columns of both are in view. */
export const NarrowTable: Story = {
  decorators: [
    (Story) => (
      <div style={{ width: 690 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    await wavesOf(canvas);
    await userEvent.click(canvas.getByRole("button", { name: "Table of values" }));
    const values = await canvas.findByRole("region", { name: "Values at 0 ps" });
    await waitFor(() => expect(within(values).getAllByText("10.417 ns")[0]).toBeVisible());
    await expect(values.scrollWidth).toBe(values.clientWidth);
  },
};

/** A time from elsewhere, such as a line of a log, moves the cursor. */
export const Time: Story = {
  args: { time: { time: "0.0521 us" } },
  play: async ({ canvas }) => {
    await wavesOf(canvas);
    await waitFor(() => expect(statusOf(canvas)).toContain("Cursor 52.1 ns"));
  },
};

export const Narrow: Story = {
  decorators: [
    (Story) => (
      <div style={{ width: 280 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, canvasElement }) => {
    await wavesOf(canvas);
    const frame = canvasElement.querySelector(".gh-waves")!;
    await expect(frame.scrollWidth).toBe(frame.clientWidth);
    await expect(canvas.getByRole("img").getBoundingClientRect().width).toBeGreaterThan(120);
  },
};

export const Italian: Story = {
  args: { texts: italianWavesTexts, locale: "it" },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("listbox", { name: "Segnali" })).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Fronte successivo" }));
    await expect(await canvas.findByText("Cursore 10,417 ns")).toBeVisible();
  },
};
