import { licenses } from "@gatehouse/contract/licenses";
import { savedFile } from "@gatehouse/story-kit/portal/saved-file";
import { isDialogGone, press, rowOf, seesToast, tableOf } from "@gatehouse/story-kit/portal/steps";
import { watchedPortal } from "@gatehouse/story-kit/portal/watched-portal";
import { demoLicenseGuid } from "@gatehouse/story-kit/samples/demo-ids";
import { aLicenseRow } from "@gatehouse/story-kit/samples/license-samples";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { renewElsewhere } from "../../../testing/renew-elsewhere";
import { LicensesPanel } from "./licenses-panel";

const watched = watchedPortal();

const meta: Meta<typeof LicensesPanel> = {
  title: "Panels/Licenses/Selecting licenses",
  component: LicensesPanel,
  parameters: { portal: { as: "customer@example.com", ...watched.portal } },
  beforeEach: watched.reset,
};

export default meta;
type Story = StoryObj<typeof LicensesPanel>;

const forgetLists = () => {
  for (const key of Object.keys(localStorage)) if (key.startsWith("gatehouse.list.")) localStorage.removeItem(key);
};
const select = async (serial: string) =>
  userEvent.click(await screen.findByRole("checkbox", { name: new RegExp(`^Select ${serial}`) }));
const isSelected = async (serial: string) => (await rowOf("My Licenses", serial)).hasAttribute("data-selected");
const said = (text: string) => screen.findByText(text, { ignore: "[role=status]" });

/** The bar says which licenses can't be renewed before the viewer presses anything. */
export const Default: Story = {
  play: async () => {
    await tableOf("My Licenses");
    await select("GC-3A88-2051");
    await select("GC-TR26-0051");
    await select("GC-3A91-5520");
    await expect(await said("3 licenses selected")).toBeVisible();
    await expect(screen.getByRole("button", { name: "Renew 1" })).toBeVisible();
    await expect(
      screen.getByText(
        "1 of them is a trial and can't be renewed. 1 of them can't be renewed yet. It has at least 60 days left.",
      ),
    ).toBeVisible();
    await select("GC-3A88-2051");
    await expect(screen.getByRole("button", { name: "Renew" })).toHaveAttribute("aria-disabled", "true");
  },
};

/** A row may represent several licenses. All numbers count licenses, not rows. */
export const CountsLicenses: Story = {
  beforeEach: () => {
    const two = { license_guids: ["one", "two"], serial_numbers: ["GC-0000-0001", "GC-0000-0002"] };
    watched.rewritten.responses.set(licenses.grouped, [
      aLicenseRow({ ...two, renew_pending: true }),
      aLicenseRow({ license_guids: ["three"], serial_numbers: ["GC-0000-0003"], is_trial: true }),
    ]);
  },
  play: async () => {
    await tableOf("My Licenses");
    await select("GC-0000-0001");
    await expect(await said("2 licenses selected")).toBeVisible();
    await press("Select all 3 licenses that match");
    await expect(await said("3 licenses selected")).toBeVisible();
    await expect(
      screen.getByText("2 of them have a renewal on order. 1 of them is a trial and can't be renewed."),
    ).toBeVisible();
  },
};

/** The selection outlives sorting and paging. */
export const Survives: Story = {
  play: async ({ canvas }) => {
    await tableOf("My Licenses");
    await select("GC-3A88-2051");
    await said("1 license selected");
    await userEvent.click(canvas.getByRole("button", { name: "Type" }));
    await userEvent.selectOptions(canvas.getByRole("combobox", { name: "Rows per page" }), "5");
    await userEvent.click(canvas.getByRole("button", { name: "Validity" }));
    await userEvent.click(canvas.getByRole("button", { name: "Last" }));
    await expect(screen.queryByRole("checkbox", { name: "Select GC-3A88-2051" })).toBeNull();
    await expect(await said("1 license selected")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "First" }));
    await expect(await isSelected("GC-3A88-2051")).toBe(true);
  },
};

/** The selection also outlives filters that the address changes, and the bar says how many are not listed. */
export const SaysHowManyAreHidden: Story = {
  play: async () => {
    await tableOf("My Licenses");
    await select("GC-3A88-2051");
    await select("GC-TR26-0051");
    await said("2 licenses selected");
    watched.navigation.search.write("?licenses.type=trial");
    await expect(await screen.findByText(/1 of them doesn't match the filters\.$/)).toBeVisible();
    await expect(screen.queryByRole("checkbox", { name: "Select GC-3A88-2051" })).toBeNull();
    await expect(await said("2 licenses selected")).toBeVisible();
    await expect(screen.getByRole("button", { name: "Renew 1" })).toBeVisible();
    watched.navigation.search.write("");
    await expect(await isSelected("GC-3A88-2051")).toBe(true);
    await expect(screen.queryByText(/match the filters/)).toBeNull();
  },
};

/** A removed license leaves the selection with the next refetch. The others stay. This server returns bare arrays. */
export const ForgetsWhatVanishes: Story = {
  play: async () => {
    await tableOf("My Licenses");
    await select("GC-3A88-2051");
    await select("GC-3A91-5520");
    await said("2 licenses selected");
    const left = aLicenseRow({ license_guids: [demoLicenseGuid("GC-3A91-5520")], serial_numbers: ["GC-3A91-5520"] });
    watched.rewritten.responses.set(licenses.grouped, [left]);
    await press("Renew GC-3A90-4417");
    await press("Add to cart");
    await isDialogGone();
    await expect(await said("1 license selected")).toBeVisible();
    await expect(await isSelected("GC-3A91-5520")).toBe(true);
  },
};

/** Shift-click selects the rows in between, in the table's order. */
export const SelectsARange: Story = {
  play: async () => {
    const table = await tableOf("My Licenses");
    await select("GC-3A88-2051");
    const user = userEvent.setup();
    await user.keyboard("{Shift>}");
    await user.click(await screen.findByRole("checkbox", { name: "Select GC-7F20-8830" }));
    await user.keyboard("{/Shift}");
    await expect(table.querySelectorAll("tbody [data-selected]")).toHaveLength(4);
    // One of the four rows has two licenses.
    await expect(await said("5 licenses selected")).toBeVisible();
    await expect(await isSelected("GC-TR26-0051")).toBe(true);
    await expect(await isSelected("GC-3A90-4417")).toBe(false);
  },
};

export const SelectsAllThatMatch: Story = {
  play: async ({ canvas }) => {
    await tableOf("My Licenses");
    await userEvent.selectOptions(canvas.getByRole("combobox", { name: "Type" }), "smart");
    await select("GC-3A88-2051");
    await press("Select all 3 licenses that match");
    await expect(await said("3 licenses selected")).toBeVisible();
    await expect(screen.queryByRole("button", { name: /that match/ })).toBeNull();
    await press("Clear selection");
    await expect(canvas.getByRole("combobox", { name: "Type" })).toHaveValue("smart");
  },
};

/** The file contains only the selected rows, with the table's visible columns. */
export const ExportsTheSelection: Story = {
  beforeEach: () => forgetLists,
  play: async () => {
    await tableOf("My Licenses");
    await press("View: My Licenses");
    await userEvent.click(await screen.findByRole("checkbox", { name: "Team" }));
    await userEvent.keyboard("{Escape}");
    await isDialogGone();
    await select("GC-3A88-2051");
    await select("GC-3A91-5520");
    await said("2 licenses selected");
    const file = await savedFile(() => press("Export CSV"));
    await expect(file.name).toBe("licenses-selected.csv");
    await expect(file.text.trim().split("\r\n")).toHaveLength(3);
    await expect(file.text).toContain("GC-3A88-2051");
    await expect(file.text.split("\r\n")[0]).toBe(
      "\uFEFFValidity,Type,Serial numbers,Expires,Count,Remote services,Notes",
    );
  },
};

/** Added licenses leave the selection. The failed one stays, and the dialog names both. */
export const RenewsSomeOfThem: Story = {
  play: async ({ loaded }) => {
    await tableOf("My Licenses");
    await select("GC-3A88-2051");
    await select("GC-3A90-4417");
    await press("Renew 2");
    const dialog = within(await screen.findByRole("dialog", { name: "Renew 2 licenses" }));
    await renewElsewhere(loaded, "GC-3A90-4417");
    await userEvent.click(dialog.getByRole("button", { name: "Add to cart" }));
    await expect(await dialog.findByText("The renewal of this license is already in the cart.")).toBeVisible();
    await expect(dialog.getByText("Added to cart:")).toHaveTextContent("Added to cart: GC-3A88-2051");
    await waitFor(() => expect(dialog.getByRole("checkbox", { name: /GC-3A90-4417/ })).toHaveFocus());
    await userEvent.click(dialog.getByRole("button", { name: "Cancel" }));
    await isDialogGone();
    await expect(screen.getByRole("button", { name: /^Renew( 1)?$/ })).toHaveFocus();
    await expect(await isSelected("GC-3A90-4417")).toBe(true);
    await expect(await isSelected("GC-3A88-2051")).toBe(false);
    await expect(await said("1 license selected")).toBeVisible();
    await waitFor(() => expect(screen.getByText("1 of them is already in your cart.")).toBeVisible());
  },
};

/** Once all are renewed, nothing is selected, and the focus is in the table. */
export const RenewsAllOfThem: Story = {
  play: async () => {
    await tableOf("My Licenses");
    await select("GC-3A88-2051");
    await select("GC-3A90-4417");
    await press("Renew 2");
    await press("Add to cart");
    await isDialogGone();
    await seesToast("2 renewals were added to the shopping cart.");
    await waitFor(() => expect(screen.queryByText("2 licenses selected")).toBeNull());
    await waitFor(async () =>
      expect(await screen.findByRole("checkbox", { name: "Select all on this page" })).toHaveFocus(),
    );
  },
};
