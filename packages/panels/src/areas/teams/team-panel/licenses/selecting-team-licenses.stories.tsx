import { openedPortal } from "@gatehouse/story-kit/portal/portal";
import { savedFile } from "@gatehouse/story-kit/portal/saved-file";
import { isDialogGone, press, rowOf, seesToast, tableOf } from "@gatehouse/story-kit/portal/steps";
import { watchedPortal } from "@gatehouse/story-kit/portal/watched-portal";
import { demoGuid } from "@gatehouse/story-kit/samples/demo-ids";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { rowsInCart } from "../../../../testing/cart-rows";
import { TeamPanel } from "../team-panel";

const watched = watchedPortal();
const trigger = demoGuid(2, 1);

const meta: Meta<typeof TeamPanel> = {
  title: "Panels/Teams/Selecting team licenses",
  component: TeamPanel,
  args: { teamGuid: demoGuid(2, 0) },
  parameters: { portal: { as: "manager@example.com", ...watched.portal } },
  beforeEach: watched.reset,
};

export default meta;
type Story = StoryObj<typeof TeamPanel>;

const forgetLists = () => {
  for (const key of Object.keys(localStorage)) if (key.startsWith("gatehouse.list.")) localStorage.removeItem(key);
};
const select = async (serial: string) =>
  userEvent.click(await screen.findByRole("checkbox", { name: `Select ${serial}` }));
const openAssign = async () => {
  await select("GC-7F21-0944");
  await select("GC-7F21-0945");
  await press("Assign 2");
  return within(await screen.findByRole("dialog", { name: "Assign 2 licenses" }));
};

/** Changes licenses of the team in another tab, or all of them. */
const elsewhere = async (
  loaded: Readonly<Record<string, unknown>>,
  init: RequestInit,
  isMeant: (serial: string) => boolean = () => true,
) => {
  const server = openedPortal(loaded);
  const list = `${location.origin}/api/webapp/v1/licenses-groups/${demoGuid(2, 0)}/licenses/`;
  const { results } = (await (await server.fetch(new Request(list))).json()) as {
    results: { guid: string; serial_number: string }[];
  };
  for (const { guid } of results.filter((row) => isMeant(row.serial_number)))
    await expect((await server.fetch(new Request(`${list}${guid}/`, init))).ok).toBe(true);
};
const isSecond = (serial: string) => serial === "GC-7F21-0945";

/** Each license goes to a different member, so a member chosen for the first isn't offered for the second. */
export const AssignsSeveral: Story = {
  play: async () => {
    const dialog = await openAssign();
    const first = await dialog.findByRole("combobox", { name: "Member for GC-7F21-0944" });
    await userEvent.click(dialog.getByRole("button", { name: "Assign" }));
    await expect(first).toHaveAccessibleDescription("Choose at least one member");
    await userEvent.selectOptions(first, "s.costa@example.com");
    const second = dialog.getByRole("combobox", { name: "Member for GC-7F21-0945" });
    await expect(within(second).queryByRole("option", { name: "s.costa@example.com" })).toBeNull();
    await userEvent.selectOptions(second, "member@example.com");
    await userEvent.click(dialog.getByRole("button", { name: "Assign" }));
    await isDialogGone();
    await seesToast("2 licenses assigned.");
    await waitFor(async () => expect(await rowOf("Licenses", "GC-7F21-0945")).toHaveTextContent("Aiko Tanaka"));
    await expect(screen.queryByText("2 licenses selected")).toBeNull();
  },
};

/** If one license is refused, it stays in the dialog and in the selection, and the result names both. */
export const AssignsSomeOfThem: Story = {
  play: async ({ loaded }) => {
    const dialog = await openAssign();
    await userEvent.selectOptions(
      await dialog.findByRole("combobox", { name: "Member for GC-7F21-0944" }),
      "s.costa@example.com",
    );
    await userEvent.selectOptions(
      dialog.getByRole("combobox", { name: "Member for GC-7F21-0945" }),
      "member@example.com",
    );
    // Another tab was faster with one of them.
    const body = JSON.stringify({ assigned_user_email: "manager@example.com" });
    await elsewhere(loaded, { method: "PATCH", headers: { "Content-Type": "application/json" }, body }, isSecond);
    await userEvent.click(dialog.getByRole("button", { name: "Assign" }));
    await expect(await dialog.findByText("This license is statically assigned to somebody else.")).toBeVisible();
    await expect(dialog.getByText("Assigned:")).toHaveTextContent("Assigned: GC-7F21-0944");
    await waitFor(() => expect(dialog.getByRole("combobox", { name: "Member for GC-7F21-0945" })).toHaveFocus());
    await userEvent.click(dialog.getByRole("button", { name: "Cancel" }));
    await isDialogGone();
    await expect(screen.getByRole("button", { name: "Assign" })).toHaveFocus();
    await expect(await rowOf("Licenses", "GC-7F21-0945")).toHaveAttribute("data-selected");
    await expect(await rowOf("Licenses", "GC-7F21-0944")).not.toHaveAttribute("data-selected");
    await expect(await screen.findByText("1 of them is already assigned.", { exact: false })).toBeVisible();
  },
};

/** The dialog also stays with the result if the failed license left the team, and with it the list and the selection. */
export const OneLeftTheTeam: Story = {
  play: async ({ loaded }) => {
    const dialog = await openAssign();
    await userEvent.selectOptions(
      await dialog.findByRole("combobox", { name: "Member for GC-7F21-0944" }),
      "s.costa@example.com",
    );
    const gone = dialog.getByRole("combobox", { name: "Member for GC-7F21-0945" });
    await userEvent.selectOptions(gone, "member@example.com");
    await elsewhere(loaded, { method: "DELETE" }, isSecond);
    await userEvent.click(dialog.getByRole("button", { name: "Assign" }));
    await seesToast("We couldn't assign some of the licenses.");
    const table = within(await tableOf("Licenses"));
    await waitFor(() => expect(table.queryByText("GC-7F21-0945")).toBeNull());
    await expect(dialog.getByText("Assigned:")).toHaveTextContent("Assigned: GC-7F21-0944");
    await expect(dialog.getByRole("combobox", { name: "Member for GC-7F21-0945" })).toHaveAccessibleDescription(
      "Not assigned. This license is no longer in the team.",
    );
    await userEvent.click(dialog.getByRole("button", { name: "Assign" }));
    await waitFor(() => expect(screen.getAllByText("We couldn't assign some of the licenses.")).toHaveLength(2));
    await userEvent.click(dialog.getByRole("button", { name: "Cancel" }));
    await isDialogGone();
    // The bar is gone, so the focus is in the table.
    await waitFor(() => expect(screen.getByRole("checkbox", { name: "Select all on this page" })).toHaveFocus());
    // After the second failure, the license that left still doesn't count as selected.
    await select("GC-7F21-0944");
    await expect(await screen.findAllByText("1 license selected")).not.toHaveLength(0);
  },
};

/** The dialog stays even if no license is left in the team. */
export const AllLeftTheTeam: Story = {
  play: async ({ loaded }) => {
    const dialog = await openAssign();
    const first = await dialog.findByRole("combobox", { name: "Member for GC-7F21-0944" });
    await userEvent.selectOptions(first, "s.costa@example.com");
    await elsewhere(loaded, { method: "DELETE" });
    await userEvent.click(dialog.getByRole("button", { name: "Assign" }));
    await expect(await screen.findByText("No licenses in this team")).toBeInTheDocument();
    await expect(first).toHaveAccessibleDescription("Not assigned. This license is no longer in the team.");
  },
};

/** The selection outlives a search that the address changes, and the bar says how many licenses are not listed. */
export const SaysHowManyAreHidden: Story = {
  play: async () => {
    await select("GC-7F21-0944");
    await select("GC-7F21-0945");
    watched.navigation.search.write("?team-licenses.search=0944");
    await expect(await screen.findByText(/1 of them doesn't match the filters\.$/)).toBeVisible();
    await expect(within(await tableOf("Licenses")).queryByText("GC-7F21-0945")).toBeNull();
    await expect(screen.getByRole("button", { name: "Assign 2" })).toBeVisible();
    watched.navigation.search.write("");
    await expect(await rowOf("Licenses", "GC-7F21-0945")).toHaveAttribute("data-selected");
    await expect(screen.queryByText(/match the filters/)).toBeNull();
  },
};

/** Licenses in use can be assigned, but their holders lose them. The bar and the dialog say so beforehand. */
export const SaysWhoLosesALicense: Story = {
  play: async () => {
    await select("GC-7F21-0943");
    await select("GC-7F21-0944");
    await expect(await screen.findByText("1 of them is in use by a member.", { exact: false })).toBeVisible();
    await press("Assign 2");
    const dialog = within(await screen.findByRole("dialog", { name: "Assign 2 licenses" }));
    await expect(
      await dialog.findByRole("combobox", { name: "Member for GC-7F21-0943, in use by Jonas Weber" }),
    ).toBeVisible();
    await expect(dialog.getByRole("combobox", { name: "Member for GC-7F21-0944" })).toBeVisible();
    await expect(
      dialog.getByText("If you assign a license in use to someone else, the member using it loses it."),
    ).toBeVisible();
  },
};

/** Only its owner can renew a license. If the owner's list can't be read, the bar offers no renewals. */
export const SaysWhatCannotBeDone: Story = {
  beforeEach: () => forgetLists,
  play: async () => {
    await press("View: Licenses");
    await userEvent.click(await screen.findByRole("checkbox", { name: "Expires" }));
    await userEvent.keyboard("{Escape}");
    await isDialogGone();
    await select("GC-7F21-0944");
    await expect(await screen.findByText("1 of them can't be renewed now.")).toBeVisible();
    await expect(screen.getByRole("button", { name: "Renew" })).toHaveAttribute("aria-disabled", "true");
    const licenses = within(screen.getByRole("region", { name: /^Licenses/ }));
    const file = await savedFile(() => userEvent.click(licenses.getByRole("button", { name: "Export CSV" })));
    await expect(file.name).toBe("team-licenses-selected.csv");
    await expect(file.text.trim().split("\r\n")).toHaveLength(2);
    await expect(file.text).not.toContain("Expires");
  },
};

/** The licenses that are due are added to the cart, and leave the selection. */
export const RenewsThoseThatAreDue: Story = {
  args: { teamGuid: trigger },
  play: async ({ loaded }) => {
    await select("GC-7F19-3310");
    await select("GC-7F19-3311");
    await expect(await screen.findByText("1 of them can't be renewed now.", { exact: false })).toBeVisible();
    await press("Renew 1");
    const dialog = within(await screen.findByRole("dialog", { name: "Renew license" }));
    await expect(dialog.getByText("GC-7F19-3311")).toBeVisible();
    await userEvent.click(dialog.getByRole("button", { name: "Add to cart" }));
    await isDialogGone();
    await expect((await rowsInCart(openedPortal(loaded))).map(({ license }) => license?.serial_number)).toEqual([
      "GC-7F19-3311",
    ]);
    await waitFor(async () => expect(await rowOf("Licenses", "GC-7F19-3311")).not.toHaveAttribute("data-selected"));
  },
};

/** Members can't change anything, so they can't select, either. */
export const ReadOnly: Story = {
  parameters: { portal: { as: "member@example.com" } },
  play: async () => {
    await tableOf("Licenses");
    await expect(screen.queryByRole("checkbox")).toBeNull();
  },
};
