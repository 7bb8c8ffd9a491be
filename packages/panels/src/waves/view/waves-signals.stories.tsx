import { hideTopLayer } from "@gatehouse/story-kit/portal/no-top-layer";
import { chooseSignal, signalTexts, wavesOf } from "@gatehouse/story-kit/portal/waves-steps";
import { queueVcd } from "@gatehouse/story-kit/samples/wave-samples";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { WavesView } from "./waves-view";

const meta = {
  title: "Panels/Waves/WavesSignals",
  component: WavesView,
  args: { source: queueVcd },
} satisfies Meta<typeof WavesView>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Without a top layer, the boxes around the waves would clip them. */
export const NoFullScreen: Story = {
  beforeEach: hideTopLayer,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("button", { name: "Table of values" })).toBeVisible();
    await expect(canvas.queryByRole("button", { name: "Full screen" })).toBeNull();
  },
};

/** A button says what it does next. A new name together with a pressed state would read as its opposite. */
export const NamesOfToggles: Story = {
  play: async ({ canvas }) => {
    for (const [name, next] of [
      ["Set the second cursor here", "Remove the second cursor"],
      ["Full screen", "Leave full screen"],
      ["Table of values", "Back to the waves"],
    ] as const) {
      await userEvent.click(await canvas.findByRole("button", { name }));
      const button = await canvas.findByRole("button", { name: next });
      await expect(button).not.toHaveAttribute("aria-pressed");
      await userEvent.click(button);
      await expect(await canvas.findByRole("button", { name })).toBeVisible();
    }
  },
};

export const Groups: Story = {
  play: async ({ canvas }) => {
    const list = await wavesOf(canvas);
    await chooseSignal(list, /^Group bench,/);
    await expect(signalTexts(list)).toContain("Group bench, folded");
    await expect(signalTexts(list).some((text) => text.startsWith("rst"))).toBe(false);
    await chooseSignal(list, /^out/);
    await userEvent.click(canvas.getByRole("button", { name: "New group from here" }));
    const name = canvas.getByRole("textbox", { name: "Name of the group" });
    await userEvent.clear(name);
    await userEvent.type(name, "Outputs");
    await expect(signalTexts(list).slice(3)).toEqual([
      "in[7:0], 00",
      "Group Outputs, unfolded",
      "out[7:0], zz",
      "empty, x",
      "level[3:0], x",
      "pushed, no value yet",
    ]);
    list.focus();
    await userEvent.keyboard("{Alt>}{ArrowUp}{/Alt}");
    await expect(signalTexts(list).slice(1, 3)).toEqual(["Group Outputs, unfolded", "out[7:0], zz"]);
    await userEvent.keyboard("{ArrowDown}{Alt>}{ArrowDown}{/Alt}");
    await expect(signalTexts(list).slice(2, 4)).toEqual(["empty, x", "out[7:0], zz"]);
    await userEvent.keyboard("{Delete}");
    await expect(signalTexts(list)).not.toContain("out[7:0], zz");
    await expect(canvas.getByText("9 of 10 signals")).toBeVisible();
  },
};

export const Picker: Story = {
  play: async ({ canvas }) => {
    const list = await wavesOf(canvas);
    await chooseSignal(list, /^Group bench.queue/);
    await userEvent.click(canvas.getByRole("button", { name: "Remove group and its signals" }));
    await expect(canvas.getByText("4 of 10 signals")).toBeVisible();
    list.focus();
    await userEvent.keyboard("a");
    const picker = canvas.getByRole("region", { name: "Add signals" });
    const field = within(picker).getByRole("searchbox", { name: "Find a signal" });
    await expect(field).toHaveFocus();
    await expect(within(picker).getByRole("button", { name: "queue, 6 signals", expanded: true })).toBeVisible();
    await userEvent.click(within(picker).getByRole("button", { name: "Add level[3:0]" }));
    await waitFor(() => expect(signalTexts(list).slice(5)).toEqual(["Group bench.queue, unfolded", "level[3:0], x"]));
    await userEvent.type(field, "EMP");
    await userEvent.click(within(picker).getByRole("button", { name: "Add bench.queue.empty" }));
    await waitFor(() => expect(signalTexts(list).at(-1)).toBe("empty, x"));
    await userEvent.clear(field);
    await userEvent.type(field, "nowhere");
    await expect(within(picker).getByText("No signal has this name.")).toBeVisible();
    await userEvent.type(field, "{Escape}{Escape}");
    await expect(list).toHaveFocus();
    await userEvent.keyboard("{Home}{ArrowUp}{ArrowUp}{ArrowUp}{ArrowUp}{ArrowUp}{ArrowUp}{ArrowUp}");
    await userEvent.keyboard("{Delete}{Delete}");
    await expect(canvas.getByText("Add the signals that you want to see.")).toBeVisible();
  },
};

const scopeCount = 100;

/** A scope that is alone in another one is open, but only down to some depth. */
export const DeepScopes: Story = {
  args: {
    source: `${"$scope module m $end ".repeat(scopeCount)}$var wire 1 ! deep $end $enddefinitions $end #0 1! #5 0!`,
  },
  play: async ({ canvas }) => {
    const list = await wavesOf(canvas);
    list.focus();
    await userEvent.keyboard("a");
    const picker = canvas.getByRole("region", { name: "Add signals" });
    await expect(within(picker).getAllByRole("button", { expanded: true }).length).toBeLessThan(20);
    await userEvent.click(within(picker).getByRole("button", { expanded: false }));
    await expect(within(picker).getAllByRole("button", { expanded: true }).length).toBeGreaterThan(16);
    await userEvent.type(within(picker).getByRole("searchbox"), "deep");
    await userEvent.click(within(picker).getByRole("button", { name: /deep$/ }));
    await expect(signalTexts(list).at(-1)).toMatch(/^deep/);
  },
};

/** A single bit has one radix, so the key changes nothing. */
export const SingleBit: Story = {
  play: async ({ canvas }) => {
    const list = await wavesOf(canvas);
    await chooseSignal(list, /^rst/);
    await expect(canvas.queryByRole("combobox", { name: "Radix" })).toBeNull();
    list.focus();
    await userEvent.keyboard("rrrrr");
    await expect(within(list).getByRole("option", { selected: true })).toHaveAccessibleName("rst, 1");
  },
};
