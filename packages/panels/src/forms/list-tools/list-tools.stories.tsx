import { savedFile } from "@gatehouse/story-kit/portal/saved-file";
import { isDialogGone, press, tableOf } from "@gatehouse/story-kit/portal/steps";
import { watchedPortal } from "@gatehouse/story-kit/portal/watched-portal";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { LicensesPanel } from "../../areas/licenses/licenses-panel/licenses-panel";

const watched = watchedPortal();
const { navigation } = watched;
const keys = () => Object.keys(localStorage).filter((key) => key.startsWith("gatehouse.list."));
const clear = () => {
  for (const key of keys()) localStorage.removeItem(key);
};

/** The choices for a list, tested with the licenses, whose state is in the address. */
const meta: Meta<typeof LicensesPanel> = {
  title: "Panels/Forms/List tools",
  component: LicensesPanel,
  parameters: { portal: { as: "customer@example.com", ...watched.portal } },
  beforeEach: () => {
    watched.reset();
    clear();
    return clear;
  },
};

export default meta;
type Story = StoryObj<typeof LicensesPanel>;

const heads = async () =>
  within(await tableOf("My Licenses"))
    .getAllByRole("columnheader")
    .map((head) => head.textContent);
const open = async () => {
  await press("View: My Licenses");
  return within(await screen.findByRole("dialog", { name: "View" }));
};
const close = async () => {
  await userEvent.keyboard("{Escape}");
  await isDialogGone();
};

/** A hidden column disappears from the table and the CSV file at once. The column that names rows can't be hidden. */
export const HidesColumns: Story = {
  play: async () => {
    const dialog = await open();
    await expect(dialog.queryByRole("checkbox", { name: "Serial numbers" })).toBeNull();
    await expect(dialog.queryByRole("checkbox", { name: "Actions" })).toBeNull();
    await userEvent.click(dialog.getByRole("checkbox", { name: "Team" }));
    await close();
    await expect(await heads()).not.toContain("Team");
    await expect(await heads()).toContain("Serial numbers");
    const file = await savedFile(() => press("Export CSV"));
    await expect(file.text.split("\r\n")[0]).toBe(
      "\uFEFFValidity,Type,Serial numbers,Expires,Count,Remote services,Notes",
    );
    await expect(keys()).toHaveLength(1);
    await expect(keys().join()).not.toContain("customer");
    const again = await open();
    await expect(again.getByRole("checkbox", { name: "Team" })).not.toBeChecked();
    await userEvent.click(again.getByRole("checkbox", { name: "Team" }));
    await close();
    await expect(await heads()).toContain("Team");
    await expect(keys()).toEqual([]);
  },
};

/** The button appears while a column is hidden. Then the focus stays near it. */
export const ResetsColumns: Story = {
  play: async () => {
    const all = await heads();
    const dialog = await open();
    await expect(dialog.queryByRole("button", { name: "Reset columns" })).toBeNull();
    for (const column of ["Team", "Notes"]) await userEvent.click(dialog.getByRole("checkbox", { name: column }));
    await userEvent.click(dialog.getByRole("button", { name: "Reset columns" }));
    for (const box of dialog.getAllByRole("checkbox")) await expect(box).toBeChecked();
    await expect(dialog.queryByRole("button", { name: "Reset columns" })).toBeNull();
    await expect(dialog.getAllByRole("checkbox")[0]).toHaveFocus();
    await expect(keys()).toEqual([]);
    await close();
    await expect(await heads()).toEqual(all);
  },
};

export const ChangesTheDensity: Story = {
  play: async () => {
    const table = await tableOf("My Licenses");
    const dialog = await open();
    await userEvent.selectOptions(dialog.getByRole("combobox", { name: "Density" }), "compact");
    await close();
    await expect(table).toHaveAttribute("data-density", "compact");
  },
};

/** A view restores search, filters and sorting. It opens on its first page. */
export const SavesViews: Story = {
  play: async ({ canvas }) => {
    await tableOf("My Licenses");
    await userEvent.selectOptions(canvas.getByRole("combobox", { name: "Type" }), "smart");
    await userEvent.click(canvas.getByRole("button", { name: "Expires" }));
    await userEvent.click(canvas.getByRole("button", { name: "Expires" }));
    const search = navigation.search.read();
    let dialog = await open();
    await userEvent.click(dialog.getByRole("button", { name: "Save view" }));
    await expect(dialog.getByRole("textbox", { name: "Name" })).toHaveAccessibleDescription("Enter a name");
    await userEvent.type(dialog.getByRole("textbox", { name: "Name" }), "SMART, last to expire{Enter}");
    await expect(await dialog.findByRole("button", { name: "Open SMART, last to expire" })).toBeVisible();
    await userEvent.type(dialog.getByRole("textbox", { name: "Name" }), "smart, LAST to expire{Enter}");
    await expect(await dialog.findByText("Another view has this name")).toBeVisible();
    // A name that only looks different to a computer is taken, too.
    await userEvent.clear(dialog.getByRole("textbox", { name: "Name" }));
    await waitFor(() => expect(dialog.queryByText("Another view has this name")).toBeNull());
    await userEvent.type(dialog.getByRole("textbox", { name: "Name" }), "SMART,\u00a0last\u200b to expire{Enter}");
    await expect(await dialog.findByText("Another view has this name")).toBeVisible();
    await close();

    navigation.search.write("?other=1");
    await waitFor(() => expect(canvas.getByRole("combobox", { name: "Type" })).toHaveValue("all"));
    dialog = await open();
    await userEvent.click(dialog.getByRole("button", { name: "Open SMART, last to expire" }));
    await isDialogGone();
    await expect(canvas.getByRole("combobox", { name: "Type" })).toHaveValue("smart");
    await expect(canvas.getByRole("columnheader", { name: "Expires" })).toHaveAttribute("aria-sort", "descending");
    await expect(navigation.search.read()).toBe(`?other=1&${search.slice(1)}`);

    dialog = await open();
    await userEvent.click(dialog.getByRole("button", { name: "Rename SMART, last to expire" }));
    const [name] = dialog.getAllByRole("textbox", { name: "Name" });
    await userEvent.clear(name as HTMLElement);
    await userEvent.type(name as HTMLElement, "Mine{Enter}");
    await expect(await dialog.findByRole("button", { name: "Open Mine" })).toBeVisible();
    await userEvent.click(dialog.getByRole("button", { name: "Delete Mine" }));
    await expect(dialog.queryByRole("button", { name: "Open Mine" })).toBeNull();
    await expect(dialog.getByRole("group", { name: "Saved views" })).toHaveFocus();
    await expect(keys()).toEqual([]);
  },
};

/** If the address does not keep the state, the panel's memory does, and views work the same way. */
export const InMemory: Story = {
  parameters: { portal: { as: "customer@example.com", navigation: undefined } },
  play: async ({ canvas }) => {
    await tableOf("My Licenses");
    await userEvent.selectOptions(canvas.getByRole("combobox", { name: "Type" }), "trial");
    let dialog = await open();
    await userEvent.type(dialog.getByRole("textbox", { name: "Name" }), "Trials{Enter}");
    await dialog.findByRole("button", { name: "Open Trials" });
    await close();
    await userEvent.selectOptions(canvas.getByRole("combobox", { name: "Type" }), "all");
    dialog = await open();
    await userEvent.click(dialog.getByRole("button", { name: "Open Trials" }));
    await isDialogGone();
    await expect(canvas.getByRole("combobox", { name: "Type" })).toHaveValue("trial");
  },
};

/** Choices in another tab apply here too. Damaged choices are ignored. */
export const FollowsOtherTabs: Story = {
  play: async () => {
    let dialog = await open();
    await userEvent.click(dialog.getByRole("checkbox", { name: "Notes" }));
    await close();
    const [key = ""] = keys();
    localStorage.setItem(key, "{");
    window.dispatchEvent(new StorageEvent("storage", { key }));
    await waitFor(async () => expect(await heads()).toContain("Notes"));
    dialog = await open();
    await expect(dialog.getByRole("checkbox", { name: "Notes" })).toBeChecked();
    await close();
  },
};
