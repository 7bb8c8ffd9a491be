// Steps and queries shared by many stories, by visible text.
import { expect, screen, userEvent, waitFor, within } from "storybook/test";

export const tableOf = (name: string) => screen.findByRole("table", { name });

/** The row of a table that contains a text. */
export const rowOf = async (table: string, text: string | RegExp) => {
  const found = await tableOf(table);
  return waitFor(() => {
    const row = within(found)
      .getAllByRole("row")
      .find((candidate) => within(candidate).queryAllByText(text).length > 0);
    if (row === undefined) throw new Error(`No row with ${String(text)}`);
    return row;
  });
};

/** The name of each row of a table, without the header. */
export const leadsOf = (table: HTMLElement) =>
  within(table)
    .getAllByRole("row")
    .slice(1)
    .map((row) => (row.querySelector("[data-lead]") ?? within(row).getAllByRole("cell")[0])?.textContent);

export const press = async (button: string) => userEvent.click(await screen.findByRole("button", { name: button }));

/** Chooses from the menu of a row. */
export const actOn = async (row: string, action: string) => {
  await press(`Actions for ${row}`);
  await userEvent.click(await screen.findByRole("menuitem", { name: action }));
};

/** Waits until a menu shows an item. */
export const seesMenuItem = (name: string) =>
  waitFor(() => expect(screen.getByRole("menuitem", { name })).toBeVisible());

export const textbox = (name: string | RegExp) => screen.findByRole<HTMLInputElement>("textbox", { name });

/** Replaces the text of a field. */
export const write = async (name: string, text: string) => {
  const field = await textbox(name);
  await userEvent.clear(field);
  if (text !== "") await userEvent.type(field, text);
};

export const openDialog = async (button: string) => {
  await press(button);
  return screen.findByRole("dialog");
};

export const seesToast = (text: string | RegExp) =>
  waitFor(() =>
    expect(
      within(screen.getByRole("region", { name: "Notifications", hidden: true })).getAllByText(text)[0],
    ).toBeVisible(),
  );

/** Confirms an alert dialog. Checks that focus starts on the safe choice. A double click must act only once. */
export const confirmTwice = async (title: string, button: string) => {
  const dialog = await screen.findByRole("alertdialog", { name: title });
  await waitFor(() => expect(within(dialog).getByRole("button", { name: "Cancel" })).toHaveFocus());
  await userEvent.dblClick(within(dialog).getByRole("button", { name: button }));
};

export const isDialogGone = () =>
  waitFor(() => expect(screen.queryByRole("dialog") ?? screen.queryByRole("alertdialog")).toBeNull());
