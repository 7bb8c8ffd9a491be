import { Panel } from "@gatehouse/design";
import { logOf, shownNumbers } from "@gatehouse/story-kit/portal/log-steps";
import { hideTopLayer } from "@gatehouse/story-kit/portal/no-top-layer";
import { seesMenuItem } from "@gatehouse/story-kit/portal/steps";
import { failedBuildLog, numberedLog } from "@gatehouse/story-kit/samples/log-samples";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, screen, userEvent, waitFor } from "storybook/test";
import { LogView } from "./log-view";

const meta = {
  title: "Panels/Log/Places",
  component: LogView,
  args: { source: failedBuildLog },
} satisfies Meta<typeof LogView>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Covers the window, whatever box is around it. */
export const FullScreen: Story = {
  decorators: [
    (Shown) => (
      <Panel title="Log" isFlush>
        <Shown />
      </Panel>
    ),
  ],
  play: async ({ canvas, canvasElement }) => {
    const log = await logOf(canvas);
    const frame = canvasElement.querySelector(".gh-log");
    const height = () => frame?.getBoundingClientRect().height;
    await userEvent.click(await canvas.findByRole("button", { name: "Full screen" }));
    await waitFor(() => expect(height()).toBe(window.innerHeight));
    // A new name together with a pressed state would read as "Leave full screen, on".
    await expect(canvas.getByRole("button", { name: "Leave full screen" })).not.toHaveAttribute("aria-pressed");
    await expect(frame?.getBoundingClientRect().width).toBe(document.documentElement.clientWidth);
    log.focus();
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(height()).toBeLessThan(window.innerHeight));
    await expect(log).toHaveFocus();
  },
};

/** Without a top layer, the boxes around the log would clip it. */
export const NoFullScreen: Story = {
  beforeEach: hideTopLayer,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("button", { name: "Plain reading view" })).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "More log actions" }));
    await seesMenuItem("Plain reading view");
    await expect(screen.queryAllByText("Full screen")).toEqual([]);
    await expect(screen.queryByRole("button", { name: "Full screen" })).toBeNull();
    await userEvent.keyboard("{Escape}");
  },
};

/** In a column of 280 pixels. */
export const Narrow: Story = {
  decorators: [
    (Shown) => (
      <div style={{ width: 280 }}>
        <Shown />
      </div>
    ),
  ],
  play: async ({ canvas, canvasElement }) => {
    await logOf(canvas);
    await expect(await canvas.findByRole("button", { name: "More log actions" })).toBeVisible();
    await expect(canvas.queryByRole("button", { name: "Download log" })).toBeNull();
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

/** A router that goes back to lines must not restore the position that it recorded while others were shown. */
export const BackToLines: Story = {
  args: { source: numberedLog(5_000) },
  parameters: { axe: false },
  render: function WithAddress(args) {
    const [first, setFirst] = useState(2_000);
    return (
      <>
        <button type="button" onClick={() => setFirst(120)}>
          Back
        </button>
        <LogView {...args} range={{ first, last: first + 20 }} />
      </>
    );
  },
  play: async ({ canvas }) => {
    const log = await logOf(canvas);
    await waitFor(() => expect(shownNumbers(log)).toContain("2000"));
    const recorded = { id: log.getAttribute("data-scroll-restoration-id") ?? "", top: log.scrollTop };
    await userEvent.click(canvas.getByRole("button", { name: "Back" }));
    await waitFor(() => expect(shownNumbers(log)).toContain("120"));
    const found = document.querySelector(`[data-scroll-restoration-id="${recorded.id}"]`);
    if (found) found.scrollTop = recorded.top;
    await new Promise(requestAnimationFrame);
    await expect(recorded.id).not.toBe("");
    await expect(shownNumbers(log)).toContain("120");
  },
};
