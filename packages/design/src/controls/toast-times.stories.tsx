import { holdTimers } from "@gatehouse/story-kit/portal/held-timers";
import { Toaster } from "@gatehouse/story-kit/samples/toaster";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from "storybook/test";

const meta = {
  component: Toaster,
  title: "Design/Toasts/Times",
  args: { toasts: [{ tone: "success", text: "Saved" }] },
} satisfies Meta<typeof Toaster>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A toast without a button stays for five seconds. */
export const LeavesByItself: Story = {
  play: async ({ canvas }) => {
    const timers = holdTimers(5_000);
    try {
      await userEvent.click(canvas.getByRole("button", { name: "Report" }));
      await waitFor(() => expect(screen.getByText("Saved")).toBeVisible());
      await expect(timers.count()).toBe(1);
      timers.elapse();
      await waitFor(() => expect(screen.queryByText("Saved")).toBeNull());
    } finally {
      timers.release();
    }
  },
};

/** The timer of a toast with a button pauses while the pointer or the focus is on a toast. */
export const StaysWhileHeld: Story = {
  args: { toasts: [{ tone: "info", text: "Removed", action: { label: "Undo", onPress: fn() } }] },
  play: async ({ canvas }) => {
    const timers = holdTimers(8_000);
    try {
      const report = canvas.getByRole("button", { name: "Report" });
      await userEvent.click(report);
      await expect(timers.count()).toBe(1);
      const region = screen.getByRole("region", { name: "Notifications" });
      await userEvent.hover(screen.getByText("Removed"));
      await expect(timers.count()).toBe(0);
      await userEvent.unhover(screen.getByText("Removed"));
      // The first toast's timer isn't counted, because less than eight seconds are left. A second toast shows whether
      // timers run.
      within(region).getByRole("button", { name: "Undo" }).focus();
      await userEvent.hover(screen.getByText("Removed"));
      await userEvent.unhover(screen.getByText("Removed"));
      await fireEvent.click(report);
      await waitFor(() => expect(within(region).getAllByText("Removed")).toHaveLength(2));
      await expect(timers.count()).toBe(0);
      report.focus();
      await waitFor(() => expect(timers.count()).toBe(1));
    } finally {
      timers.release();
    }
  },
};

/** Its timer does not restart when other toasts come and go. */
export const LeavesWhileOthersCome: Story = {
  play: async ({ canvas }) => {
    const report = canvas.getByRole("button", { name: "Report" });
    await userEvent.click(report);
    const first = await screen.findByText("Saved");
    const closers = () => screen.queryAllByRole("button", { name: "Close" });
    const isDrawn = (count: number) =>
      waitFor(() => expect(!first.isConnected || closers().length === count).toBe(true), { interval: 10 });
    for (let at = 0; at < 1_000 && first.isConnected; at += 1) {
      report.click();
      await isDrawn(2);
      if (first.isConnected) closers().at(-1)?.click();
      await isDrawn(1);
    }
    await expect(first).not.toBeInTheDocument();
  },
};

/** A toast that is removed while focused does not hold the others. */
export const OthersLeaveAfterOneIsClosed: Story = {
  args: {
    toasts: [
      { tone: "success", text: "First" },
      { tone: "success", text: "Second" },
    ],
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Report" }));
    const region = within(screen.getByRole("region", { name: "Notifications" }));
    const [close] = region.getAllByRole("button", { name: "Close" });
    close?.focus();
    await userEvent.keyboard("{Enter}");
    (document.activeElement as HTMLElement | null)?.blur();
    await waitFor(() => expect(region.queryByText("Second")).toBeNull(), { timeout: 15_000 });
  },
};
