import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, screen, userEvent } from "storybook/test";
import { Button } from "../controls/button";
import { Checkbox } from "../controls/checkbox";
import { TextField } from "../controls/text-field";
import { Dialog } from "../overlays/dialog";
import { TableSearch } from "../table/table-search";
import { GatehouseRoot } from "./gatehouse-root";

const meta = { title: "Design/InAHostForm", parameters: { root: false } } satisfies Meta;
export default meta;

const submitted = fn<(event: { preventDefault(): void }) => void>((event) => event.preventDefault());
const searched = fn<(search: string) => void>();
const saved = fn<() => void>();
const typed = { current: undefined };

function OnAForm() {
  const [name, setName] = useState("");
  const [isOpen, setOpen] = useState(false);
  return (
    // A form with one button is submitted by Enter in any of its fields.
    <form aria-label="The page's form" onSubmit={submitted}>
      <GatehouseRoot theme="light">
        <TableSearch label="Projects" value="" onSearch={searched} typed={typed} />
        <Button onPress={() => setOpen(true)}>Rename</Button>
        <TextField label="Quantity" value={name} onChange={setName} />
        <Checkbox isSelected={false} onChange={setOpen}>
          Open the dialog
        </Checkbox>
        {isOpen && (
          <Dialog title="Rename the project" onClose={() => setOpen(false)} onSubmit={saved}>
            <TextField label="New name" value={name} onChange={setName} />
          </Dialog>
        )}
      </GatehouseRoot>
      <button>Send the order</button>
    </form>
  );
}

/** Fields, a search, a dialog and presses of buttons submit no form of the page around them. */
export const SubmitsNothingOfThePage: StoryObj = {
  render: () => <OnAForm />,
  play: async ({ canvas }) => {
    let isKept = false;
    const search = canvas.getByRole<HTMLFormElement>("search");
    search.addEventListener("submit", (event) => {
      isKept = event.defaultPrevented;
      event.preventDefault();
    });
    await userEvent.type(canvas.getByRole("searchbox"), "pulse{Enter}");
    await expect(isKept, "the page stays").toBe(true);
    await expect(searched).toHaveBeenLastCalledWith("pulse");
    await userEvent.type(canvas.getByRole("textbox", { name: "Quantity" }), "3{Enter}");
    canvas.getByRole("checkbox").focus();
    await userEvent.keyboard("{Enter}");
    canvas.getByRole("button", { name: "Rename" }).focus();
    await userEvent.keyboard("{Enter}");
    await userEvent.type(await screen.findByRole("textbox", { name: "New name" }), " 2{Enter}");
    await expect(saved).toHaveBeenCalledOnce();
    await expect(submitted).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole("button", { name: "Send the order", hidden: true }));
    await expect(submitted).toHaveBeenCalledOnce();
  },
};
