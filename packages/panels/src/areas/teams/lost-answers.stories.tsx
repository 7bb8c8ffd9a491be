import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { demoGuid } from "../../../../../.storybook/demo";
import { lostAnswers } from "../../../../../.storybook/lost-answers";
import { openedPortal } from "../../../../../.storybook/portal";
import { recordedNavigation } from "../../../../../.storybook/recorded-navigation";
import { TeamPanel } from "./team-panel";
import { TeamsPanel } from "./teams-panel";

const lost = lostAnswers();
const left = recordedNavigation();
const onEvent = fn();
const readout = demoGuid(2, 0);

const meta: Meta<typeof TeamPanel> = {
  title: "Panels/Teams/LostAnswers",
  component: TeamPanel,
  args: { teamGuid: readout },
  parameters: { portal: { as: "manager@example.com", writes: true, navigation: left, onEvent, through: lost.through } },
  beforeEach: () => {
    lost.reset();
    onEvent.mockClear();
    // A client without the token would ask for it before each write.
    document.cookie = "csrftoken=story";
    return () => { document.cookie = "csrftoken=; max-age=0"; };
  },
};

export default meta;
type Story = StoryObj<typeof TeamPanel>;

const soon = { timeout: 10_000 };
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole("button", { name }, soon));
const actOn = async (serial: string, action: string) => {
  await press(`Actions for ${serial}`);
  await userEvent.click(await screen.findByRole("menuitem", { name: action }, soon));
};
const asked = async () => within(await screen.findByRole("alertdialog", undefined, soon));
const form = async () => within(await screen.findByRole("dialog", undefined, soon));
const isClosed = () => waitFor(() => expect(screen.queryByRole("dialog") ?? screen.queryByRole("alertdialog")).toBeNull(), soon);
const sees = (text: string | RegExp) => waitFor(() => expect(screen.getByText(text)).toBeVisible(), soon);
const neverFailed = () => expect(screen.queryByText(/^Failed/)).toBeNull();
const removeLicense = async () => {
  await actOn("GC-7F21-0944", "Remove from team");
  await userEvent.click((await asked()).getByRole("button", { name: "Remove" }));
};
const isLicenseGone = () => waitFor(() => expect(screen.queryByRole("button", { name: "Actions for GC-7F21-0944" })).toBeNull(), soon);

export const RemovesALicense: Story = {
  play: async () => {
    lost.writes = 1;
    await removeLicense();
    await sees("GC-7F21-0944 removed from the team.");
    await isClosed();
    await isLicenseGone();
    await neverFailed();
  },
};

/** What the server has cannot be asked either: it says so, and is gone once the list shows that there is nothing left to ask. */
export const RemovesALicenseUnseen: Story = {
  play: async () => {
    lost.writes = 1;
    lost.reads = 1;
    await removeLicense();
    await sees("Failed to update licenses. Please try again.");
    await isClosed();
    await isLicenseGone();
  },
};

/** It never came to the server: the dialog stays, and trying again is a matter of one press. */
export const TriesAgain: Story = {
  play: async () => {
    lost.writes = 1;
    lost.isLostOnTheWay = true;
    await removeLicense();
    await sees("Failed to update licenses. Please try again.");
    await userEvent.click((await asked()).getByRole("button", { name: "Remove" }));
    await sees("GC-7F21-0944 removed from the team.");
    await isClosed();
    await isLicenseGone();
  },
};

/** Another tab was first: what is to go is gone. */
export const RemovesWhatIsGone: Story = {
  play: async ({ loaded }) => {
    await press("Remove s.costa@example.com");
    await (await asked()).findByText("s.costa@example.com leaves the team.", undefined, soon);
    const users = `${location.origin}/api/webapp/v1/licenses-groups/${readout}/users/`;
    const server = openedPortal(loaded);
    const { results } = (await (await server.fetch(new Request(users))).json()) as { results: { id: number; email: string }[] };
    const id = results.find(({ email }) => email === "s.costa@example.com")?.id ?? 0;
    await expect((await server.fetch(new Request(`${users}${id}/`, { method: "DELETE" }))).status).toBe(204);
    await userEvent.click((await asked()).getByRole("button", { name: "Remove user" }));
    await sees("s.costa@example.com removed from the team.");
    await isClosed();
    await neverFailed();
  },
};

export const RemovesAUser: Story = {
  play: async () => {
    await press("Remove Elena Marchetti");
    const dialog = await asked();
    await dialog.findByText("Elena Marchetti leaves the team and loses the license GC-7F21-0942.", undefined, soon);
    lost.writes = 1;
    await userEvent.click(dialog.getByRole("button", { name: "Remove user" }));
    await sees("Elena Marchetti removed from the team.");
    await isClosed();
    await waitFor(() => expect(screen.queryByText("Elena Marchetti")).toBeNull(), soon);
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
    await sees("Team 'Readout firmware' deleted.");
    await waitFor(() => expect(left.visits.at(-1)).toEqual({ target: expect.objectContaining({ path: "/licenses" }), replace: false }), soon);
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
    await isClosed();
    await press("Add user");
    await userEvent.type((await form()).getByRole("textbox", { name: "E-mail" }), "new.hand@example.com");
    lost.writes = 1;
    await userEvent.type((await form()).getByRole("textbox", { name: "Confirm e-mail" }), "new.hand@example.com{Enter}");
    await sees("new.hand@example.com added to the team.");
    await isClosed();
    await actOn("GC-7F21-0944", "Assign");
    await userEvent.selectOptions(await (await form()).findByRole("combobox", { name: "Member" }, soon), "new.hand@example.com");
    lost.writes = 1;
    await userEvent.click((await form()).getByRole("button", { name: "Assign" }));
    await isClosed();
    await neverFailed();
    lost.writes = 1;
    await actOn("GC-7F21-0944", "Unassign");
    await waitFor(() => expect(screen.getAllByText("Free")).toHaveLength(2), soon);
    await neverFailed();
  },
};

export const CreatesATeam: Story = {
  render: () => <TeamsPanel />,
  play: async () => {
    await screen.findByRole("table", { name: "Teams" }, soon);
    await press("Create team");
    lost.writes = 1;
    await userEvent.type((await form()).getByRole("textbox", { name: "Team name" }), "Slow control{Enter}");
    await sees("Team 'Slow control' created.");
    await isClosed();
    await expect(onEvent).toHaveBeenCalledWith({ type: "team.created", teamGuid: expect.any(String) });
    await neverFailed();
  },
};
