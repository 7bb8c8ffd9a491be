import { type TeamLicense, teams } from "@gatehouse/contract/teams";
import { rewrittenResponses } from "@gatehouse/story-kit/faults/rewritten-responses";
import { openedPortal } from "@gatehouse/story-kit/portal/portal";
import { actOn, isDialogGone, rowOf, seesToast } from "@gatehouse/story-kit/portal/steps";
import { demoGuid } from "@gatehouse/story-kit/samples/demo-ids";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { TeamPanel } from "../team-panel";

const teamGuid = demoGuid(2, 0);
const serial = "GC-7F21-0944";

const meta: Meta<typeof TeamPanel> = {
  title: "Panels/Teams/Changed elsewhere",
  component: TeamPanel,
  args: { teamGuid },
  parameters: { portal: { as: "manager@example.com" } },
};

export default meta;
type Story = StoryObj<typeof TeamPanel>;
type Loaded = Readonly<Record<string, unknown>>;

/** Sends a request past the panels, as another tab does. */
async function elsewhere(loaded: Loaded, method: string, path: string, body?: object): Promise<Response> {
  const url = `${location.origin}/api/webapp/v1/licenses-groups/${teamGuid}/${path}`;
  const headers = { "Content-Type": "application/json" };
  const response = await openedPortal(loaded).fetch(
    new Request(url, { method, headers, body: body === undefined ? null : JSON.stringify(body) }),
  );
  await expect(response.ok).toBe(true);
  return response;
}

async function licenseOf(loaded: Loaded) {
  const response = await elsewhere(loaded, "GET", "licenses/");
  const { results } = (await response.json()) as { readonly results: readonly TeamLicense[] };
  return results.find((license) => license.serial_number === serial);
}

const assignElsewhere = async (loaded: Loaded, email: string | null) =>
  elsewhere(loaded, "PATCH", `licenses/${(await licenseOf(loaded))!.guid}/`, { assigned_user_email: email });

const assignHere = async (email: string) => {
  await actOn(serial, "Assign");
  const dialog = within(await screen.findByRole("dialog"));
  await userEvent.selectOptions(await dialog.findByRole("combobox", { name: "Member" }), email);
  return dialog;
};

/** The row still shows the former member. The member who has the license by now keeps it, and the row shows them. */
export const UnassignsNobodyElse: Story = {
  play: async ({ loaded }) => {
    const dialog = await assignHere("member@example.com");
    await userEvent.click(dialog.getByRole("button", { name: "Assign" }));
    await isDialogGone();
    await waitFor(async () => expect(await rowOf("Licenses", serial)).toHaveTextContent("Aiko Tanaka"));
    await assignElsewhere(loaded, null);
    await assignElsewhere(loaded, "s.costa@example.com");
    await actOn(serial, "Unassign");
    await seesToast(
      `${serial} is now assigned to s.costa@example.com, so it wasn't unassigned. Unassign it again if you still want to.`,
    );
    await waitFor(async () => expect(await rowOf("Licenses", serial)).toHaveTextContent("s.costa@example.com"));
    await waitFor(async () => expect(await rowOf("Members", "Aiko Tanaka")).toHaveTextContent("–"));
    await expect((await licenseOf(loaded))?.owner?.email).toBe("s.costa@example.com");
    await actOn(serial, "Unassign");
    await waitFor(async () => expect((await licenseOf(loaded))?.owner).toBeNull());
  },
};

const later = rewrittenResponses();

/** Unassigned by another manager, and in use by the same member again, who keeps it. */
export const LeavesUsedLicense: Story = {
  parameters: { portal: { as: "manager@example.com", through: later.through } },
  play: async ({ loaded }) => {
    later.responses.clear();
    const dialog = await assignHere("member@example.com");
    await userEvent.click(dialog.getByRole("button", { name: "Assign" }));
    await isDialogGone();
    await waitFor(async () => expect(await rowOf("Licenses", serial)).toHaveTextContent("Aiko Tanaka"));
    const { results } = (await (await elsewhere(loaded, "GET", "licenses/")).json()) as {
      readonly results: readonly TeamLicense[];
    };
    const used = results.map((row) => (row.serial_number === serial ? { ...row, is_statically_assigned: false } : row));
    later.responses.set(teams.listLicenses, { results: used });
    await actOn(serial, "Unassign");
    await waitFor(async () => expect(await rowOf("Licenses", serial)).toHaveTextContent(/Dynamic/));
    await expect((await licenseOf(loaded))?.owner?.email).toBe("member@example.com");
  },
};

/** Trying again later would be no help. */
export const LicenseIsGone: Story = {
  play: async ({ loaded }) => {
    const dialog = await assignHere("member@example.com");
    await elsewhere(loaded, "DELETE", `licenses/${(await licenseOf(loaded))!.guid}/`);
    await userEvent.click(dialog.getByRole("button", { name: "Assign" }));
    await seesToast(`${serial} is no longer in the team.`);
    await isDialogGone();
    await expect(screen.getByRole("button", { name: "Add licenses" })).toHaveFocus();
  },
};

/** The dialog no longer offers the chosen person, so it asks for another one. */
export const MemberIsGone: Story = {
  play: async ({ loaded }) => {
    const dialog = await assignHere("s.costa@example.com");
    const users = (await (await elsewhere(loaded, "GET", "users/")).json()) as {
      readonly results: readonly { readonly id: number; readonly email: string }[];
    };
    const { id } = users.results.find(({ email }) => email === "s.costa@example.com")!;
    await elsewhere(loaded, "DELETE", `users/${id}/`);
    await userEvent.click(dialog.getByRole("button", { name: "Assign" }));
    await dialog.findByText("This person isn't a member of the team.");
    await waitFor(() => expect(dialog.queryByRole("option", { name: "s.costa@example.com" })).toBeNull());
    await userEvent.click(dialog.getByRole("button", { name: "Assign" }));
    await expect(dialog.getByRole("combobox", { name: "Member" })).toHaveAccessibleDescription("Choose a member");
  },
};
