import { lostAnswers } from "@gatehouse/story-kit/faults/lost-answers";
import { openedPortal } from "@gatehouse/story-kit/portal/portal";
import { recordedNavigation } from "@gatehouse/story-kit/portal/recorded-navigation";
import { actOn, isDialogGone, press, seesToast } from "@gatehouse/story-kit/portal/steps";
import { demoGuid } from "@gatehouse/story-kit/samples/demo-ids";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { TeamPanel } from "./team-panel/team-panel";
import { TeamsPanel } from "./teams-panel/teams-panel";

const lost = lostAnswers();
const left = recordedNavigation();
const onEvent = fn();
const readout = demoGuid(2, 0);

const meta: Meta<typeof TeamPanel> = {
  title: "Panels/Teams/LostAnswers",
  component: TeamPanel,
  args: { teamGuid: readout },
  parameters: { portal: { as: "manager@example.com", navigation: left, onEvent, through: lost.through } },
  beforeEach: () => {
    lost.reset();
    onEvent.mockClear();
    // A client without the token would ask for it before each write.
    document.cookie = "csrftoken=story";
    return () => {
      document.cookie = "csrftoken=; max-age=0";
    };
  },
};

export default meta;
type Story = StoryObj<typeof TeamPanel>;

const asked = async () => within(await screen.findByRole("alertdialog"));
const form = async () => within(await screen.findByRole("dialog"));
const neverFailed = () => expect(screen.queryByText(/^Failed/)).toBeNull();
const removeLicense = async () => {
  await actOn("GC-7F21-0944", "Remove from team");
  await userEvent.click((await asked()).getByRole("button", { name: "Remove" }));
};
const isLicenseGone = () =>
  waitFor(() => expect(screen.queryByRole("button", { name: "Actions for GC-7F21-0944" })).toBeNull());

export const RemovesALicense: Story = {
  play: async () => {
    lost.writes = 1;
    await removeLicense();
    await seesToast("GC-7F21-0944 removed from the team.");
    await isDialogGone();
    await isLicenseGone();
    await neverFailed();
  },
};

/** What the server has cannot be asked either: it says so, and is gone once the list shows that there is nothing left to ask. */
export const RemovesALicenseUnseen: Story = {
  play: async () => {
    lost.writes = 1;
    lost.reads = 3;
    await removeLicense();
    await seesToast("Failed to update licenses. Please try again.");
    await seesToast("We couldn't confirm whether this was done. Check before you try again.");
    await isDialogGone();
    await isLicenseGone();
  },
};

/** It never came to the server: the dialog stays, and trying again is a matter of one press. */
export const TriesAgain: Story = {
  play: async () => {
    lost.writes = 1;
    lost.isLostOnTheWay = true;
    await removeLicense();
    await seesToast("Failed to update licenses. Please try again.");
    await userEvent.click((await asked()).getByRole("button", { name: "Remove" }));
    await seesToast("GC-7F21-0944 removed from the team.");
    await isDialogGone();
    await isLicenseGone();
  },
};

/** Another tab was first: what is to go is gone. */
export const RemovesWhatIsGone: Story = {
  play: async ({ loaded }) => {
    await press("Remove s.costa@example.com");
    await (await asked()).findByText("s.costa@example.com leaves the team.");
    const users = `${location.origin}/api/webapp/v1/licenses-groups/${readout}/users/`;
    const server = openedPortal(loaded);
    const { results } = (await (await server.fetch(new Request(users))).json()) as {
      results: { id: number; email: string }[];
    };
    const id = results.find(({ email }) => email === "s.costa@example.com")?.id ?? 0;
    await expect((await server.fetch(new Request(`${users}${id}/`, { method: "DELETE" }))).status).toBe(204);
    await userEvent.click((await asked()).getByRole("button", { name: "Remove user" }));
    await seesToast("s.costa@example.com removed from the team.");
    await isDialogGone();
    await neverFailed();
  },
};

export const RemovesAUser: Story = {
  play: async () => {
    await press("Remove Elena Marchetti");
    const dialog = await asked();
    await dialog.findByText("Elena Marchetti leaves the team and loses the license GC-7F21-0942.");
    lost.writes = 1;
    await userEvent.click(dialog.getByRole("button", { name: "Remove user" }));
    await seesToast("Elena Marchetti removed from the team.");
    await isDialogGone();
    await waitFor(() => expect(screen.queryByText("Elena Marchetti")).toBeNull());
    await neverFailed();
  },
};

export const DeletesTheTeam: Story = {
  play: async () => {
    await press("Delete team");
    const dialog = await asked();
    await userEvent.type(dialog.getByRole("textbox"), "Readout firmware");
    lost.writes = 1;
    await userEvent.click(dialog.getByRole("button", { name: "Delete team" }));
    await seesToast("Team 'Readout firmware' deleted.");
    await waitFor(() =>
      expect(left.visits.at(-1)).toEqual({ target: expect.objectContaining({ path: "/licenses" }), replace: false }),
    );
    await expect(onEvent).toHaveBeenCalledWith({ type: "team.deleted", teamGuid: readout });
    await neverFailed();
  },
};

export const ChangesTheRest: Story = {
  play: async () => {
    await press("Edit name");
    const name = (await form()).getByRole("textbox", { name: "Team name" });
    await userEvent.clear(name);
    lost.writes = 1;
    await userEvent.type(name, "Readout{Enter}");
    await isDialogGone();
    await press("Add user");
    await userEvent.type((await form()).getByRole("textbox", { name: "E-mail" }), "new.hand@example.com");
    lost.writes = 1;
    await userEvent.type(
      (await form()).getByRole("textbox", { name: "Confirm e-mail" }),
      "new.hand@example.com{Enter}",
    );
    await seesToast("new.hand@example.com added to the team.");
    await isDialogGone();
    await actOn("GC-7F21-0944", "Assign");
    await userEvent.selectOptions(
      await (await form()).findByRole("combobox", { name: "Member" }),
      "new.hand@example.com",
    );
    lost.writes = 1;
    await userEvent.click((await form()).getByRole("button", { name: "Assign" }));
    await isDialogGone();
    await neverFailed();
    lost.writes = 1;
    await actOn("GC-7F21-0944", "Unassign");
    await waitFor(() => expect(screen.getAllByText("Free")).toHaveLength(2));
    await neverFailed();
  },
};

export const AddsLicenses: Story = {
  args: { teamGuid: demoGuid(2, 2) },
  parameters: { portal: { as: "customer@example.com" } },
  play: async () => {
    await press("Add licenses");
    await userEvent.click(await (await form()).findByRole("checkbox", { name: /GC-7F21-1188/ }));
    await userEvent.click((await form()).getByRole("checkbox", { name: /GC-7F22-0640/ }));
    lost.writes = 1;
    await userEvent.click((await form()).getByRole("button", { name: "Add 2" }));
    await seesToast("2 licenses added to the team.");
    await isDialogGone();
    await neverFailed();
  },
};

export const CreatesATeam: Story = {
  render: () => <TeamsPanel />,
  play: async () => {
    await screen.findByRole("table", { name: "Teams" });
    await press("Create team");
    lost.writes = 1;
    await userEvent.type((await form()).getByRole("textbox", { name: "Team name" }), "Slow control{Enter}");
    await seesToast("Team 'Slow control' created.");
    await isDialogGone();
    await expect(onEvent).toHaveBeenCalledWith({ type: "team.created", teamGuid: expect.any(String) });
    await neverFailed();
  },
};
