import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, screen, userEvent, waitFor } from "storybook/test";
import { createToastQueue } from "../overlays/toast-queue";
import { ToastRegion } from "../overlays/toast-region";
import { Button } from "./button";

/** A list with a Remove button in each row, where the toasts appear. */
function Removing() {
  const [queue] = useState(createToastQueue);
  const [rows, setRows] = useState(["A", "B", "C"]);
  const remove = (row: string) => {
    setRows(rows.filter((other) => other !== row));
    queue.add({ tone: "success", text: "Removed" });
    document.getElementById("add")?.focus();
  };
  return (
    <>
      <Button id="add">Add</Button>
      <div style={{ display: "grid", justifyItems: "end", paddingBlockStart: 40 }}>
        {rows.map((row) => (
          <Button key={row} onPress={() => remove(row)}>{`Remove ${row}`}</Button>
        ))}
      </div>
      <ToastRegion queue={queue} />
    </>
  );
}

const meta: Meta<typeof Removing> = {
  title: "Design/Place of toasts",
  component: Removing,
  parameters: { layout: "fullscreen" },
};

export default meta;

const overlaps = (a: Element, b: Element) => {
  const [one, other] = [a.getBoundingClientRect(), b.getBoundingClientRect()];
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
};

/** Toasts don't cover the place of a removed control, because users press the next one there. */
export const CoversNoPlaceOfAControl: StoryObj = {
  play: async ({ canvas }) => {
    const seesRemoved = async (row: string, next: string) => {
      await waitFor(() => expect(canvas.queryByRole("button", { name: `Remove ${row}` })).toBeNull());
      await expect(canvas.getByRole("button", { name: "Add" })).toHaveFocus();
      const region = await screen.findByRole("region", { name: "Notifications" });
      await expect(overlaps(region, canvas.getByRole("button", { name: `Remove ${next}` }))).toBe(false);
    };
    await userEvent.click(canvas.getByRole("button", { name: "Remove A" }));
    await seesRemoved("A", "B");
    canvas.getByRole("button", { name: "Remove B" }).focus();
    await userEvent.keyboard("{Enter}");
    await seesRemoved("B", "C");
  },
};
