import { listTickets } from "@gatehouse/contract/support";
import { teams } from "@gatehouse/contract/teams";
import { DialogOpener } from "@gatehouse/story-kit/portal/dialog-opener";
import { actOn, isDialogGone, press, seesToast } from "@gatehouse/story-kit/portal/steps";
import { demoGuid } from "@gatehouse/story-kit/samples/demo-ids";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { PortalPanel } from "../../access/portal-panel";
import { eventsOf, inDialog, lossyNetworkStory, lostResponses, type LostRun } from "../../testing/lost-responses";
import { ofTeam, teamGuid, teamState as state } from "../../testing/team-writes";
import { TeamPanel } from "./team-panel/team-panel";
import { DomainDialog } from "./teams-panel/domain-dialog";
import { TeamsPanel } from "./teams-panel/teams-panel";

const meta: Meta = { title: "Panels/Teams/LostResponses" };

export default meta;
type Story = StoryObj;

const field = async (name: string) => within(await screen.findByRole("dialog")).findByRole("textbox", { name });

export const Creates: Story = lostResponses({
  call: teams.create,
  as: "manager@example.com",
  state,
  panel: () => <TeamsPanel />,
  send: () =>
    inDialog(async () => {
      await screen.findByRole("table", { name: "Teams" });
      await press("Create team");
      await userEvent.type(await field("Team name"), "Slow control");
    }, "Create"),
  reported: async (run) => {
    await seesToast("Team 'Slow control' created.");
    const made = (await run.client.call(teams.list)).results.find(({ name }) => name === "Slow control");
    await expect(eventsOf(run)).toEqual([{ type: "team.created", teamGuid: made?.guid }]);
  },
  failed: "Failed to create team. Please try again later.",
});

export const Renames: Story = ofTeam({
  call: teams.rename,
  send: () =>
    inDialog(async () => {
      await press("Edit name");
      await userEvent.clear(await field("Team name"));
      await userEvent.type(await field("Team name"), "Readout");
    }, "Save"),
  reported: isDialogGone,
  failed: "Failed to update team name. Please try again.",
});

export const Deletes: Story = ofTeam({
  call: teams.delete,
  send: () =>
    inDialog(async () => {
      await press("Delete team");
      await userEvent.type(within(await screen.findByRole("alertdialog")).getByRole("textbox"), "Readout firmware");
    }, "Delete team"),
  reported: async ({ navigation, onEvent }) => {
    await seesToast("Team 'Readout firmware' deleted.");
    await waitFor(() =>
      expect(navigation.visits.at(-1)).toEqual({
        target: expect.objectContaining({ path: "/licenses" }),
        replace: false,
      }),
    );
    await expect(onEvent).toHaveBeenCalledWith({ type: "team.deleted", teamGuid });
  },
  failed: "Failed to delete team. Please try again.",
});

export const AddsALicense: Story = ofTeam({
  call: teams.addLicense,
  send: () =>
    inDialog(async () => {
      await press("Add licenses");
      await userEvent.click(await screen.findByRole("checkbox", { name: /GC-7F22-0702/ }));
    }, "Add 1"),
  reported: () => seesToast(/added to the team/),
  failed: "Failed to update licenses. Please try again.",
  isRepeatRefused: true,
});

const removeLicense = () => inDialog(() => actOn("GC-7F21-0944", "Remove from team"), "Remove");
const isLicenseRemoved = async () => {
  await isDialogGone();
  await waitFor(() => expect(screen.queryByRole("button", { name: "Actions for GC-7F21-0944" })).toBeNull());
};
const removal = {
  call: teams.removeLicense,
  as: "manager@example.com",
  panel: () => <TeamPanel teamGuid={teamGuid} />,
};

export const RemovesALicense: Story = ofTeam({
  call: teams.removeLicense,
  send: removeLicense,
  reported: async () => {
    await seesToast("GC-7F21-0944 removed from the team.");
    await isLicenseRemoved();
  },
  failed: "Failed to update licenses. Please try again.",
});

/** The look-ups fail, too. The dialog says that the outcome is unknown, and closes once the license leaves the list. */
export const RemovesALicenseUnseen: Story = lossyNetworkStory(removal, async (run) => {
  await run(async (_, network) => {
    network.lose("connection", { readsToRefuse: 3 });
    await removeLicense();
    await seesToast("Failed to update licenses. Please try again.");
    await seesToast("We couldn't confirm whether this was done. Check before you try again.");
    await isLicenseRemoved();
  });
});

/** If the request never arrives, the dialog stays open for another attempt. */
export const TriesAgain: Story = lossyNetworkStory(removal, async (run) => {
  await run(async (_, network) => {
    network.lose("request");
    await removeLicense();
    await seesToast("Failed to update licenses. Please try again.");
    const dialog = within(screen.getByRole("alertdialog"));
    await userEvent.click(await dialog.findByRole("button", { name: "Remove" }));
    await seesToast("GC-7F21-0944 removed from the team.");
    await isLicenseRemoved();
  });
});

/** Of two writes, the first loses its response. */
export const AddsTwoLicenses: Story = lossyNetworkStory(
  { call: teams.addLicense, as: "customer@example.com", panel: () => <TeamPanel teamGuid={demoGuid(2, 2)} /> },
  async (run) => {
    await run(async (_, network) => {
      network.lose("connection");
      await inDialog(async () => {
        await press("Add licenses");
        await userEvent.click(await screen.findByRole("checkbox", { name: /GC-7F21-1188/ }));
        await userEvent.click(await screen.findByRole("checkbox", { name: /GC-7F22-0640/ }));
      }, "Add 2");
      await seesToast("2 licenses added to the team.");
      await isDialogGone();
      await expect(screen.queryByText(/^Failed/)).toBeNull();
    });
  },
);

export const Assigns: Story = ofTeam({
  call: teams.assignLicense,
  send: () =>
    inDialog(async () => {
      await actOn("GC-7F21-0944", "Assign");
      await userEvent.selectOptions(await screen.findByRole("combobox", { name: "Member" }), "member@example.com");
    }, "Assign"),
  reported: isDialogGone,
  failed: "Failed to assign license to user, try again later.",
});

/** One of two responses is lost. Its license stays in the dialog until its assignment is confirmed. */
export const AssignsSeveral: Story = ofTeam({
  call: teams.assignLicense,
  requests: 2,
  send: () =>
    inDialog(async () => {
      for (const serial of ["GC-7F21-0944", "GC-7F21-0945"])
        await userEvent.click(await screen.findByRole("checkbox", { name: `Select ${serial}` }));
      await press("Assign 2");
      const memberFor = (serial: string) => screen.findByRole("combobox", { name: `Member for ${serial}` });
      await userEvent.selectOptions(await memberFor("GC-7F21-0944"), "member@example.com");
      await userEvent.selectOptions(await memberFor("GC-7F21-0945"), "s.costa@example.com");
    }, "Assign"),
  reported: async () => {
    await seesToast(/^(License|2 licenses) assigned\.$/);
    await isDialogGone();
  },
  failed: "We couldn't assign some of the licenses.",
});

export const Unassigns: Story = ofTeam({
  call: teams.assignLicense,
  send: () => actOn("GC-7F21-0942", "Unassign"),
  reported: () => waitFor(() => expect(screen.getAllByText("Free")).toHaveLength(3)),
  failed: "Failed to unassign license to user, try again later.",
});

/** A person without an account is listed by the normalized address, however the user typed it. */
export const AddsAUser: Story = ofTeam({
  call: teams.addUser,
  send: () =>
    inDialog(async () => {
      await press("Add member");
      for (const name of ["Email", "Confirm email"]) await userEvent.type(await field(name), "New.Hand@Example.com");
    }, "Add"),
  reported: "new.hand@example.com added to the team.",
  failed: "Failed to add user to the license group. Please try again.",
});

export const RemovesAUser: Story = ofTeam({
  call: teams.removeUser,
  send: () => inDialog(() => press("Remove Elena Marchetti"), "Remove member"),
  reported: async () => {
    await seesToast("Elena Marchetti removed from the team.");
    await waitFor(() => expect(screen.queryByRole("button", { name: "Remove Elena Marchetti" })).toBeNull());
  },
  failed: "Failed to remove user from the license group. Please try again.",
});

const ticketReported = async ({ client }: LostRun) => {
  const [newest] = (await client.call(listTickets)).results;
  await seesToast(`Request submitted as ticket #${newest?.id}.`);
};

export const RequestsPermission: Story = lostResponses({
  call: teams.requestPermission,
  as: "customer@example.com",
  state,
  panel: () => (
    <PortalPanel name="TeamsPanel">
      <DialogOpener button="Create" dialog={DomainDialog} />
    </PortalPanel>
  ),
  send: () => inDialog(() => press("Create"), "Submit request"),
  reported: ticketReported,
  failed: "Failed to submit support ticket. Please try again later.",
});

export const RequestsAUser: Story = ofTeam({
  call: teams.requestUser,
  send: async () => {
    if (screen.queryByRole("dialog") === null) {
      await press("Add member");
      for (const name of ["Email", "Confirm email"]) await userEvent.type(await field(name), "ada@partner.example");
      await userEvent.keyboard("{Enter}");
      await screen.findByRole("dialog", { name: "Different email domain" });
    }
    await inDialog(() => Promise.resolve(), "Submit request");
  },
  reported: ticketReported,
  failed: "Failed to submit support ticket. Please try again later.",
});
