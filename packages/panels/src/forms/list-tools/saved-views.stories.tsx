import { isDialogGone, press, seesToast, tableOf } from "@gatehouse/story-kit/portal/steps";
import { watchedPortal } from "@gatehouse/story-kit/portal/watched-portal";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { LicensesPanel } from "../../areas/licenses/licenses-panel/licenses-panel";

const watched = watchedPortal();
const { navigation } = watched;
const forget = () => {
  for (const key of Object.keys(localStorage)) if (key.startsWith("gatehouse.list.")) localStorage.removeItem(key);
};

/** The saved views of a list, tested with the licenses. */
const meta: Meta<typeof LicensesPanel> = {
  title: "Panels/Forms/Saved views",
  component: LicensesPanel,
  parameters: { portal: { as: "customer@example.com", ...watched.portal } },
  beforeEach: () => {
    watched.reset();
    forget();
    return forget;
  },
};

export default meta;
type Story = StoryObj<typeof LicensesPanel>;

const open = async () => {
  await tableOf("My Licenses");
  await press("View: My Licenses");
  return within(await screen.findByRole("dialog", { name: "View" }));
};
type Dialog = Awaited<ReturnType<typeof open>>;
const save = async (dialog: Dialog, name: string) => {
  await userEvent.type(dialog.getByRole("textbox", { name: "Name" }), `${name}{Enter}`);
  await expect(await dialog.findByRole("button", { name: `Open ${name}` })).toBeVisible();
};
const names = (dialog: Dialog) =>
  dialog.getAllByRole("button", { name: /^Open / }).map((button) => button.textContent?.trim());

/** If the name is taken, the user can replace the view. */
export const Replaces: Story = {
  play: async ({ canvas }) => {
    let dialog = await open();
    await save(dialog, "Due");
    await save(dialog, "Other");
    await userEvent.keyboard("{Escape}");
    await isDialogGone();
    await userEvent.selectOptions(canvas.getByRole("combobox", { name: "Type" }), "trial");
    dialog = await open();
    await expect(dialog.queryByRole("button", { name: /^Replace/ })).toBeNull();
    await userEvent.type(dialog.getByRole("textbox", { name: "Name" }), "due{Enter}");
    await expect(await dialog.findByText("Another view has this name")).toBeVisible();
    const topOf = (element: HTMLElement) => Math.round(element.getBoundingClientRect().top);
    const field = dialog.getByRole("textbox", { name: "Name" });
    await expect(topOf(dialog.getByRole("button", { name: "Save view" }))).toBe(topOf(field));
    await userEvent.click(dialog.getByRole("button", { name: "Replace Due" }));
    await seesToast("View 'Due' replaced.");
    await expect(names(dialog)).toEqual(["Due", "Other"]);
    await expect(dialog.getByRole("textbox", { name: "Name" })).toHaveValue("");
    await expect(dialog.queryByRole("button", { name: /^Replace/ })).toBeNull();
    await expect(dialog.getByRole("group", { name: "Saved views" })).toHaveFocus();
    navigation.search.write("");
    await userEvent.click(dialog.getByRole("button", { name: "Open Due" }));
    await isDialogGone();
    await expect(canvas.getByRole("combobox", { name: "Type" })).toHaveValue("trial");
  },
};

export const NameTooLong: Story = {
  play: async () => {
    const dialog = await open();
    const field = dialog.getByRole("textbox", { name: "Name" });
    await userEvent.click(field);
    await userEvent.paste("x".repeat(61));
    await userEvent.keyboard("{Enter}");
    await expect(field).toHaveAccessibleDescription("Use at most 60 characters");
    await userEvent.keyboard("{Backspace}{Enter}");
    await expect(await dialog.findByRole("button", { name: `Open ${"x".repeat(60)}` })).toBeVisible();
  },
};

/** A deleted view comes back in its place, even after the dialog is closed. */
export const UndoesADeletion: Story = {
  play: async () => {
    let dialog = await open();
    for (const name of ["One", "Two", "Three"]) await save(dialog, name);
    await userEvent.click(dialog.getByRole("button", { name: "Delete Two" }));
    await seesToast("View 'Two' deleted.");
    await expect(names(dialog)).toEqual(["One", "Three"]);
    await userEvent.click(dialog.getByRole("checkbox", { name: "Team" }));
    await userEvent.keyboard("{Escape}");
    await isDialogGone();
    await press("Undo");
    dialog = await open();
    await expect(names(dialog)).toEqual(["One", "Two", "Three"]);
    // Undo doesn't undo what was changed after the deletion.
    await expect(dialog.getByRole("checkbox", { name: "Team" })).not.toBeChecked();
  },
};

/** A view that was saved meanwhile under the same name stays. */
export const NameTakenMeanwhile: Story = {
  play: async () => {
    const dialog = await open();
    await save(dialog, "Due");
    await userEvent.click(dialog.getByRole("button", { name: "Delete Due" }));
    await save(dialog, "Due");
    await press("Undo");
    await seesToast("We couldn't put back the view 'Due'.");
    await expect(names(dialog)).toEqual(["Due"]);
  },
};

/** Escape ends the renaming. The next one closes the dialog. */
export const CancelsRenaming: Story = {
  play: async () => {
    const dialog = await open();
    await save(dialog, "Due");
    const rename = () => dialog.getByRole("button", { name: "Rename Due" });
    for (const cancel of [
      () => userEvent.keyboard("{Escape}"),
      () => userEvent.click(dialog.getByRole("button", { name: "Cancel" })),
    ]) {
      await userEvent.click(rename());
      const [field] = dialog.getAllByRole("textbox", { name: "Name" });
      await expect(field).toHaveFocus();
      await userEvent.type(field!, " soon");
      await cancel();
      await waitFor(() => expect(rename()).toHaveFocus());
      await expect(names(dialog)).toEqual(["Due"]);
    }
    // A tooltip of the button may take one Escape.
    await userEvent.keyboard("{Escape}{Escape}");
    await isDialogGone();
  },
};

function GoneAndBack() {
  const [isShown, setShown] = useState(true);
  return (
    <>
      <button onClick={() => setShown(!isShown)}>{isShown ? "Leave" : "Return"}</button>
      {isShown && <LicensesPanel />}
    </>
  );
}

/** Undo also works after the list was gone and is back. */
export const UndoesAfterLeaving: Story = {
  render: () => <GoneAndBack />,
  play: async () => {
    let dialog = await open();
    for (const name of ["One", "Two"]) await save(dialog, name);
    await userEvent.click(dialog.getByRole("button", { name: "Delete Two" }));
    await seesToast("View 'Two' deleted.");
    await userEvent.keyboard("{Escape}");
    await isDialogGone();
    await press("Leave");
    await press("Return");
    dialog = await open();
    await expect(names(dialog)).toEqual(["One"]);
    await userEvent.keyboard("{Escape}");
    await isDialogGone();
    await press("Undo");
    dialog = await open();
    await expect(names(dialog)).toEqual(["One", "Two"]);
  },
};
