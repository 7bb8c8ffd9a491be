import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { createToastQueue, type ToastQueue } from "../overlays/toast-queue";
import { ToastRegion } from "../overlays/toast-region";
import { GatehouseRoot } from "../root/gatehouse-root";
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

function Portal({ name, queue }: { name: string; queue: ToastQueue }) {
  return (
    <GatehouseRoot theme="light" host>
      <Button onPress={() => queue.add({ tone: "success", text: `${name} is saved` })}>{name}</Button>
      <ToastRegion queue={queue} />
    </GatehouseRoot>
  );
}

/** The toasts of two portals on one page don't cover each other, whichever comes first or changes later. */
export const TwoPortals: StoryObj = {
  // Both regions have the same name, which axe reports.
  parameters: { root: false, axe: false },
  render: function Two() {
    const [[one, other]] = useState(() => [createToastQueue(), createToastQueue()] as const);
    return (
      <>
        <Portal name="License" queue={one} />
        <Portal name="Project" queue={other} />
      </>
    );
  },
  play: async ({ canvas }) => {
    const report = async (name: string, count: number) => {
      await userEvent.click(canvas.getByRole("button", { name }));
      await waitFor(() => expect(screen.getAllByText(`${name} is saved`)).toHaveLength(count));
      const cards = [...document.querySelectorAll(".gh-toast")];
      for (const card of cards) {
        await expect(cards.filter((other) => overlaps(card, other))).toEqual([card]);
        await expect(card.getBoundingClientRect().bottom).toBeLessThan(window.innerHeight);
      }
    };
    await report("Project", 1);
    await report("License", 1);
    await report("Project", 2);
    await report("License", 2);
    // A focused toast stays in place, and the others stay off it.
    const [close] = within(screen.getAllByText("Project is saved")[0]!.parentElement!).getAllByRole("button");
    const { top } = close!.getBoundingClientRect();
    close!.focus();
    await expect(close!.getBoundingClientRect().top).toBe(top);
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(screen.getAllByText("Project is saved")).toHaveLength(1));
    await report("License", 3);
  },
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
