import { holdTimers } from "@gatehouse/story-kit/portal/held-timers";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { Dialog } from "../overlays/dialog";
import { createToastQueue } from "../overlays/toast-queue";
import { ToastRegion } from "../overlays/toast-region";
import { Button } from "./button";

function BesideADialog() {
  const [queue] = useState(createToastQueue);
  const [isOpen, setOpen] = useState(false);
  const report = () =>
    queue.add({ tone: "info", text: "Removed", action: { label: "Undo", onPress: () => undefined } });
  return (
    <>
      <Button onPress={report}>Report</Button>
      <Button onPress={() => setOpen(true)}>Open</Button>
      <ToastRegion queue={queue} />
      {isOpen && (
        <Dialog title="Redeem coupon" onClose={() => setOpen(false)}>
          Text
        </Dialog>
      )}
    </>
  );
}

const meta: Meta<typeof BesideADialog> = { title: "Design/Clock of toasts", component: BesideADialog };

export default meta;

/** A dialog that opens and closes moves the toast, and its timer continues. */
export const GoesOnInADialog: StoryObj = {
  play: async ({ canvas }) => {
    const timers = holdTimers(8_000);
    try {
      await userEvent.click(canvas.getByRole("button", { name: "Report" }));
      await expect(timers.count()).toBe(1);
      await userEvent.click(canvas.getByRole("button", { name: "Open" }));
      const dialog = within(await screen.findByRole("dialog", { name: "Redeem coupon" }));
      await expect(await dialog.findByText("Removed")).toBeVisible();
      // A timer with less than eight seconds left isn't counted.
      await expect(timers.count()).toBe(0);
      await userEvent.keyboard("{Escape}");
      await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
      await expect(await screen.findByText("Removed")).toBeVisible();
      await expect(timers.count()).toBe(0);
    } finally {
      timers.release();
    }
  },
};
