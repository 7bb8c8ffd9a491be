import { teams } from "@gatehouse/contract/teams";
import { openedPortal } from "@gatehouse/story-kit/portal/portal";
import { savedFile } from "@gatehouse/story-kit/portal/saved-file";
import { actOn, isDialogGone, openDialog, press, rowOf, seesToast } from "@gatehouse/story-kit/portal/steps";
import { watchedPortal } from "@gatehouse/story-kit/portal/watched-portal";
import { demoGuid } from "@gatehouse/story-kit/samples/demo-ids";
import { aTeamUser } from "@gatehouse/story-kit/samples/team-samples";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { TeamPanel } from "../team-panel";

const watched = watchedPortal();

const meta: Meta<typeof TeamPanel> = {
  title: "Panels/Teams/TeamUsersCard",
  component: TeamPanel,
  args: { teamGuid: demoGuid(2, 0) },
  parameters: { portal: { as: "manager@example.com", ...watched.portal } },
  beforeEach: watched.reset,
};

export default meta;
type Story = StoryObj<typeof TeamPanel>;

export const AddsAndRemovesUsers: Story = {
  play: async () => {
    const dialog = within(await openDialog("Add member"));
    const [email, confirmation] = [
      dialog.getByRole("textbox", { name: "Email" }),
      dialog.getByRole("textbox", { name: "Confirm email" }),
    ];
    const submit = () => userEvent.click(dialog.getByRole("button", { name: "Add" }));
    await submit();
    await expect(email).toHaveAccessibleDescription(expect.stringContaining("Email is required"));
    await userEvent.type(email, "nobody");
    await submit();
    await expect(email).toHaveAccessibleDescription(expect.stringContaining("Invalid email format"));
    await expect(confirmation).toHaveAccessibleDescription("Emails must match");
    await userEvent.clear(email);
    await userEvent.type(email, "MEMBER@example.com");
    await userEvent.type(confirmation, "member@example.com");
    await submit();
    await expect(email).toHaveAccessibleDescription(
      expect.stringContaining("A user with this email is already in the team"),
    );
    await userEvent.clear(email);
    await userEvent.clear(confirmation);
    await userEvent.type(email, "new.hand@example.com");
    await userEvent.type(confirmation, "new.hand@example.com{Enter}");
    await isDialogGone();
    await rowOf("Members", "new.hand@example.com");
    await userEvent.click(screen.getByRole("button", { name: "Remove new.hand@example.com" }));
    const asked = within(await screen.findByRole("alertdialog"));
    await userEvent.click(asked.getByRole("button", { name: "Remove member" }));
    await isDialogGone();
    await waitFor(() => expect(screen.queryByText("new.hand@example.com")).toBeNull());
    await expect(screen.getByRole("button", { name: "Add member" })).toHaveFocus();
    await expect(screen.queryByRole("button", { name: "Remove Jonas Weber" })).toBeNull();
  },
};

/** The manager chooses columns as in other lists, and exports the users as shown. */
export const ChoosesColumns: Story = {
  // Other stories show the same list.
  beforeEach: () => () => {
    for (const key of Object.keys(localStorage)) if (key.startsWith("gatehouse.list.")) localStorage.removeItem(key);
  },
  play: async () => {
    await rowOf("Members", "Jonas Weber");
    await press("View: Members");
    const dialog = within(await screen.findByRole("dialog", { name: "View" }));
    await userEvent.click(dialog.getByRole("checkbox", { name: "Last login" }));
    await userEvent.keyboard("{Escape}");
    await isDialogGone();
    const users = within(screen.getByRole("table", { name: "Members" }));
    await expect(users.queryByRole("columnheader", { name: /Last login/ })).toBeNull();
    const exportUsers = within(screen.getByRole("region", { name: /^Members/ })).getByRole("button", {
      name: "Export CSV",
    });
    const file = await savedFile(() => userEvent.click(exportUsers));
    await expect(file.text.split("\r\n")[0]).toBe("\uFEFFMember,Email,License");
    await expect(file.text).toContain("Elena Marchetti,customer@example.com,GC-7F21-0942");
  },
};

/** Each user's row shows the license that they hold in the team, and whether it is static or dynamic. */
export const ShowsWhatEachUserHolds: Story = {
  play: async () => {
    const user = async (name: string) => within(await rowOf("Members", name));
    await expect(await (await user("Elena Marchetti")).findByText("GC-7F21-0942")).toBeVisible();
    await expect((await user("Elena Marchetti")).getByText("Static")).toBeVisible();
    await expect((await user("Jonas Weber")).getByText("GC-7F21-0943")).toBeVisible();
    await expect((await user("Jonas Weber")).getByText("Dynamic")).toBeVisible();
    await expect((await user("Aiko Tanaka")).queryByText(/^GC-/)).toBeNull();
  },
};

export const HiddenCharacters: Story = {
  play: async () => {
    const dialog = within(await openDialog("Add member"));
    const [email, confirmation] = [
      dialog.getByRole("textbox", { name: "Email" }),
      dialog.getByRole("textbox", { name: "Confirm email" }),
    ];
    const submit = () => userEvent.click(dialog.getByRole("button", { name: "Add" }));
    const hidden = "This email address contains hidden characters. Type it again instead of pasting it.";
    // The hidden character makes it another domain, but the request dialog must not open.
    await userEvent.type(email, "new.hand@exam\u200bple.com");
    await userEvent.type(confirmation, "new.hand@example.com");
    await submit();
    await expect(email).toHaveAccessibleDescription(expect.stringContaining(hidden));
    await expect(email).toHaveFocus();
    await expect(email).toHaveValue("new.hand@exam\u200bple.com");
    await expect(confirmation).toHaveValue("new.hand@example.com");
    await userEvent.clear(email);
    await userEvent.type(email, "new.hand@example.com");
    await userEvent.type(confirmation, "\u200b");
    await submit();
    await expect(confirmation).toHaveAccessibleDescription(hidden);
    await expect(email).not.toHaveAttribute("aria-invalid");
    await userEvent.clear(confirmation);
    await userEvent.type(confirmation, "new.hand@example.com{Enter}");
    await isDialogGone();
    await rowOf("Members", "new.hand@example.com");
  },
};

export const AnotherDomain: Story = {
  play: async () => {
    const dialog = within(await openDialog("Add member"));
    await userEvent.type(dialog.getByRole("textbox", { name: "Email" }), "ada@partner.example");
    await userEvent.type(dialog.getByRole("textbox", { name: "Confirm email" }), "ada@partner.example{Enter}");
    const domainDialog = async () => within(await screen.findByRole("dialog", { name: "Different email domain" }));
    await waitFor(async () =>
      expect((await domainDialog()).getByText(/^ada@partner\.example isn't on your email domain/)).toBeVisible(),
    );
    await userEvent.click((await domainDialog()).getByRole("button", { name: "Cancel" }));
    // The user can correct the typed address.
    const again = within(await screen.findByRole("dialog", { name: "Add member" }));
    const [email, confirmation] = [
      again.getByRole("textbox", { name: "Email" }),
      again.getByRole("textbox", { name: "Confirm email" }),
    ];
    await expect(email).toHaveFocus();
    await expect(email).toHaveValue("ada@partner.example");
    await expect(confirmation).toHaveValue("ada@partner.example");
    await userEvent.click(again.getByRole("button", { name: "Add" }));
    await userEvent.click((await domainDialog()).getByRole("button", { name: "Submit request" }));
    await seesToast(/^Request submitted as ticket #\d+\.$/);
    await isDialogGone();
    await expect(screen.getByRole("button", { name: "Add member" })).toHaveFocus();
  },
};

/** Undo adds the user again and restores the license that the manager had assigned. */
export const PutsAUserBack: Story = {
  play: async () => {
    await actOn("GC-7F21-0944", "Assign");
    const dialog = within(await screen.findByRole("dialog"));
    await userEvent.selectOptions(await dialog.findByRole("combobox", { name: "Member" }), "s.costa@example.com");
    await userEvent.click(dialog.getByRole("button", { name: "Assign" }));
    await isDialogGone();
    await rowOf("Licenses", "Waiting for sign-up");
    await press("Remove s.costa@example.com");
    const asked = within(await screen.findByRole("alertdialog"));
    const said = await asked.findByText(/^s\.costa@example\.com leaves the team and loses license/);
    await expect(said).toHaveTextContent("s.costa@example.com leaves the team and loses license GC-7F21-0944.");
    await userEvent.click(asked.getByRole("button", { name: "Remove member" }));
    await isDialogGone();
    await waitFor(async () => expect(within(await rowOf("Licenses", "GC-7F21-0944")).getByText("Free")).toBeVisible());
    await press("Undo");
    await seesToast("s.costa@example.com added to the team.");
    await rowOf("Members", "s.costa@example.com");
    await waitFor(async () =>
      expect(within(await rowOf("Licenses", "GC-7F21-0944")).getByText("Static")).toBeVisible(),
    );
  },
};

/** There is no Undo for a user on another email domain, because the server wouldn't add them again. */
export const RemovesAUserFromElsewhere: Story = {
  beforeEach: () => {
    const user = aTeamUser({ email: "s.costa@elsewhere.example", first_name: "", last_name: "" });
    watched.rewritten.responses.set(teams.listUsers, { count: 1, next: null, previous: null, results: [user] });
    watched.rewritten.responses.set(teams.removeUser, () => new Response(null, { status: 204 }));
  },
  play: async () => {
    await press("Remove s.costa@elsewhere.example");
    const asked = within(await screen.findByRole("alertdialog"));
    await asked.findByText(/^s\.costa@elsewhere\.example isn't on your email domain/);
    await userEvent.click(asked.getByRole("button", { name: "Remove member" }));
    await isDialogGone();
    await seesToast("s.costa@elsewhere.example removed from the team.");
    await expect(screen.queryByRole("button", { name: "Undo" })).toBeNull();
  },
};

/** Another tab removed the user first. */
export const RemovesAUserWhoIsGone: Story = {
  play: async ({ loaded }) => {
    await press("Remove s.costa@example.com");
    const dialog = within(await screen.findByRole("alertdialog"));
    await dialog.findByText("s.costa@example.com leaves the team.");
    const server = openedPortal(loaded);
    const users = `${location.origin}/api/webapp/v1/licenses-groups/${demoGuid(2, 0)}/users/`;
    const { results } = (await (await server.fetch(new Request(users))).json()) as {
      readonly results: readonly { readonly id: number; readonly email: string }[];
    };
    const id = results.find(({ email }) => email === "s.costa@example.com")?.id ?? 0;
    await expect((await server.fetch(new Request(`${users}${id}/`, { method: "DELETE" }))).status).toBe(204);
    await userEvent.click(dialog.getByRole("button", { name: "Remove member" }));
    await seesToast("s.costa@example.com removed from the team.");
    await isDialogGone();
    await expect(screen.queryByText(/^Failed/)).toBeNull();
  },
};
