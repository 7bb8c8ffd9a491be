import { openedPortal } from "@gatehouse/story-kit/portal/portal";
import { recordedNavigation } from "@gatehouse/story-kit/portal/recorded-navigation";
import { actOn, isDialogGone, openDialog, press, rowOf, seesToast } from "@gatehouse/story-kit/portal/steps";
import { demoGuid } from "@gatehouse/story-kit/samples/demo-ids";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { rowsInCart } from "../../../../testing/cart-rows";
import { TeamPanel } from "../team-panel";

const navigation = recordedNavigation();
const readout = demoGuid(2, 0);

const meta: Meta<typeof TeamPanel> = {
  title: "Panels/Teams/TeamLicensesCard",
  component: TeamPanel,
  args: { teamGuid: readout },
  parameters: { portal: { as: "manager@example.com" } },
  beforeEach: () => {
    navigation.visits.length = 0;
  },
};

export default meta;
type Story = StoryObj<typeof TeamPanel>;

export const AssignsAndUnassigns: Story = {
  play: async () => {
    await actOn("GC-7F21-0944", "Assign");
    const assign = await screen.findByRole("dialog", { name: "Assign GC-7F21-0944" });
    await expect(within(assign).getByText("GC-7F21-0944")).toHaveClass("gh-id");
    const dialog = within(assign);
    const member = await dialog.findByRole("combobox", { name: "Member" });
    await userEvent.click(dialog.getByRole("button", { name: "Assign" }));
    await expect(member).toHaveAccessibleDescription("Choose a member");
    await expect(member).toHaveFocus();
    // Members who already have an assigned license are not offered.
    await expect(
      within(member)
        .getAllByRole("option")
        .map((option) => option.textContent),
    ).toEqual([
      "Choose a member",
      "Aiko Tanaka (member@example.com)",
      "Jonas Weber (manager@example.com)",
      "s.costa@example.com",
    ]);
    await userEvent.selectOptions(member, "s.costa@example.com");
    await userEvent.click(dialog.getByRole("button", { name: "Assign" }));
    await isDialogGone();
    await waitFor(async () =>
      expect(within(await rowOf("Licenses", "GC-7F21-0944")).getByText("Waiting for sign-up")).toBeVisible(),
    );
    await actOn("GC-7F21-0944", "Unassign");
    await waitFor(async () => expect(within(await rowOf("Licenses", "GC-7F21-0944")).getByText("Free")).toBeVisible());
  },
};

/** The menu opens the license's page. */
export const OpensALicense: Story = {
  parameters: { portal: { as: "manager@example.com", navigation } },
  play: async () => {
    await actOn("GC-7F21-0944", "Open GC-7F21-0944");
    await waitFor(() => expect(navigation.visits).toMatchObject([{ target: { screen: "license" } }]));
  },
};

const entries = async (serial: string) => {
  await press(`Actions for ${serial}`);
  return (await screen.findAllByRole("menuitem")).map((entry) => entry.textContent);
};
const closeMenu = async () => {
  await userEvent.keyboard("{Escape}");
  await waitFor(() => expect(screen.queryByRole("menu")).toBeNull());
};

/** The owner's menu has the renewal from the license's page, under the same conditions. The selection stays. */
export const RenewsFromTheRow: Story = {
  args: { teamGuid: demoGuid(2, 1) },
  play: async ({ loaded }) => {
    await userEvent.click(await screen.findByRole("checkbox", { name: "Select GC-7F19-3310" }));
    await actOn("GC-7F19-3311", "Renew");
    await press("Add to cart");
    await isDialogGone();
    await expect((await rowsInCart(openedPortal(loaded))).map(({ license }) => license?.serial_number)).toEqual([
      "GC-7F19-3311",
    ]);
    await expect(await rowOf("Licenses", "GC-7F19-3310")).toHaveAttribute("data-selected");
    await press("Actions for GC-7F19-3311");
    await waitFor(() =>
      expect(screen.getByRole("menuitem", { name: /^Renew/ })).toHaveAttribute("aria-disabled", "true"),
    );
    await closeMenu();
    await expect(await entries("GC-7F19-3310")).toEqual([
      "Open GC-7F19-3310",
      "Get help with this",
      "Assign",
      "Remove from team",
    ]);
    await closeMenu();
  },
};

/** A row's menu offers the help action of the license's own page, with the row's data. */
export const GetsHelpFromTheRow: Story = {
  args: { teamGuid: demoGuid(2, 2) },
  parameters: { portal: { as: "customer@example.com" } },
  play: async () => {
    const [first] = await screen.findAllByRole("button", { name: /^Actions for GC-/ });
    const serial = first!.getAttribute("aria-label")!.replace("Actions for ", "");
    await actOn(serial, "Get help with this");
    const dialog = within(await screen.findByRole("dialog"));
    await expect(dialog.getByRole("textbox", { name: "Subject" })).toHaveValue(`Help with license ${serial}`);
    await expect(dialog.getByRole<HTMLTextAreaElement>("textbox", { name: "Message" }).value).toContain(
      `Serial number: ${serial}\nExpires: `,
    );
    await userEvent.keyboard("{Escape}");
    await isDialogGone();
    await waitFor(() => expect(screen.getByRole("button", { name: `Actions for ${serial}` })).toHaveFocus());
  },
};

export const AddsAndRemovesLicenses: Story = {
  args: { teamGuid: demoGuid(2, 2) },
  parameters: { portal: { as: "customer@example.com" } },
  play: async () => {
    const dialog = within(await openDialog("Add licenses"));
    const box = await dialog.findByRole("checkbox", { name: /GC-7F21-1188/ });
    await userEvent.click(dialog.getByRole("button", { name: "Add" }));
    await expect(dialog.getByRole("group", { name: "Available licenses" })).toHaveAccessibleDescription(
      "Required Choose a license",
    );
    await userEvent.click(box);
    await expect(dialog.queryByText("Choose a license")).toBeNull();
    await userEvent.click(dialog.getByRole("checkbox", { name: /GC-7F22-0640/ }));
    await userEvent.click(dialog.getByRole("button", { name: "Add 2" }));
    await seesToast("2 licenses added to the team.");
    await isDialogGone();
    await rowOf("Licenses", "GC-7F22-0640");
    await actOn("GC-7F21-1188", "Remove from team");
    const asked = within(await screen.findByRole("alertdialog", { name: "Remove GC-7F21-1188" }));
    for (const serial of asked.getAllByText("GC-7F21-1188")) await expect(serial).toHaveClass("gh-id");
    await userEvent.click(asked.getByRole("button", { name: "Remove" }));
    await isDialogGone();
    await waitFor(() => expect(screen.queryByText("GC-7F21-1188")).toBeNull());
    await expect(screen.getByRole("button", { name: "Add licenses" })).toHaveFocus();
    await press("Undo");
    await seesToast("License added to the team.");
    await rowOf("Licenses", "GC-7F21-1188");
  },
};

/** Assigning a license takes it from the member who is using it. The dialog says so beforehand. */
export const SaysWhoLosesTheLicense: Story = {
  play: async () => {
    await actOn("GC-7F21-0943", "Assign");
    const dialog = within(await screen.findByRole("dialog"));
    await expect(
      dialog.getByText("Jonas Weber is using this license and loses it if you assign it to someone else."),
    ).toBeVisible();
  },
};

/** Somebody else acts first. The dialog shows the server's message, and the list shows the server's state. */
export const LosesToAnotherTab: Story = {
  play: async ({ loaded }) => {
    await actOn("GC-7F21-0945", "Assign");
    const dialog = within(await screen.findByRole("dialog"));
    await userEvent.selectOptions(await dialog.findByRole("combobox", { name: "Member" }), "s.costa@example.com");
    const { server } = loaded as { server: { fetch: (request: Request) => Promise<Response> } };
    const list = `${location.origin}/api/webapp/v1/licenses-groups/${readout}/licenses/`;
    const { results } = (await (await server.fetch(new Request(list))).json()) as {
      results: { guid: string; serial_number: string }[];
    };
    const guid = results.find((row) => row.serial_number === "GC-7F21-0945")?.guid ?? "";
    const elsewhere = await server.fetch(
      new Request(`${list}${guid}/`, {
        method: "PATCH",
        headers: { "Content-Type": "application/json" },
        body: JSON.stringify({ assigned_user_email: "member@example.com" }),
      }),
    );
    await expect(elsewhere.status).toBe(200);
    await userEvent.click(dialog.getByRole("button", { name: "Assign" }));
    await expect(await dialog.findByText("This license is statically assigned to somebody else.")).toBeVisible();
    await waitFor(async () =>
      expect(within(await rowOf("Licenses", "GC-7F21-0945")).getByText("Aiko Tanaka")).toBeVisible(),
    );
  },
};
