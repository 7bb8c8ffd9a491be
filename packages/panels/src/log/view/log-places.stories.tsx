import { Panel } from "@gatehouse/design";
import { logOf } from "@gatehouse/story-kit/portal/log-steps";
import { failedBuildLog } from "@gatehouse/story-kit/samples/log-samples";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor } from "storybook/test";
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
    await expect(frame?.getBoundingClientRect().width).toBe(document.documentElement.clientWidth);
    log.focus();
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(height()).toBeLessThan(window.innerHeight));
    await expect(log).toHaveFocus();
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
