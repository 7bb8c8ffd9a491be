import { sessions } from "@gatehouse/contract/sessions";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { everyFault } from "../../../../../.storybook/every-fault";
import { openedPortal, type OpenedPortal } from "../../../../../.storybook/portal";
import { recordedNavigation } from "../../../../../.storybook/recorded-navigation";
import { recordedRequests } from "../../../../../.storybook/recorded-requests";
import { rewrittenAnswers } from "../../../../../.storybook/rewritten-answers";
import { aWebSession } from "../../../../../.storybook/session-samples";
import { SessionsPanel } from "./sessions-panel";

const meta: Meta<typeof SessionsPanel> = {
  title: "Panels/Sessions/SessionsPanel",
  component: SessionsPanel,
  parameters: { portal: { as: "customer@example.com" } },
};

export default meta;
type Story = StoryObj<typeof SessionsPanel>;

const soon = { timeout: 10_000 };
const webPath = sessions.listWeb.path;
const tableOf = (name: string) => screen.findByRole("table", { name }, soon);
const rowsOf = (table: HTMLElement) => within(table).getAllByRole("row").slice(1);
const leadsOf = (table: HTMLElement) => rowsOf(table).map((row) => within(row).getAllByRole("cell")[0]?.textContent);
const press = async (name: string) => userEvent.click(await screen.findByRole("button", { name }, soon));
const confirm = async (title: string) => {
  const dialog = await screen.findByRole("alertdialog", { name: title }, soon);
  await waitFor(() => expect(within(dialog).getByRole("button", { name: "Cancel" })).toHaveFocus());
  await userEvent.dblClick(within(dialog).getByRole("button", { name: "Sign out" }));
};
const seesToast = (text: string) => waitFor(() => expect(screen.getByText(text)).toBeVisible(), soon);
const noDialog = () => waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull(), soon);

/** Ends a session as another browser of the account does. */
async function endElsewhere(portal: OpenedPortal, ids: readonly number[]): Promise<void> {
  const request = new Request(window.location.origin + webPath, { method: "DELETE", headers: { "Content-Type": "application/json" }, body: JSON.stringify({ sessions: ids }) });
  await expect((await portal.fetch(request)).status).toBe(200);
}

async function listElsewhere(portal: OpenedPortal): Promise<readonly { readonly id: number; readonly user_agent: string }[]> {
  const response = await portal.fetch(new Request(window.location.origin + webPath));
  return ((await response.json()) as { readonly data: readonly { readonly id: number; readonly user_agent: string }[] }).data;
}

const requests = recordedRequests();
const ends = () => requests.made.filter((call) => call.startsWith("DELETE"));

export const Default: Story = {
  play: async ({ canvas }) => {
    const web = await tableOf("Web sessions");
    await waitFor(() => expect(leadsOf(web)).toEqual([
      "Firefox 132 on LinuxCurrent", "Chrome 131 on Windows", "Safari 18 on iOS", "Microsoft Edge 130 on Windows", "curl/8.5.0", "Unknown browser",
    ]), soon);
    await expect(within(web).getByText("2001:db8:85a3::8a2e:370:7334")).toBeVisible();
    await expect(leadsOf(await tableOf("Example sessions"))).toEqual(["e.marchetti", "daq-rack-2", "elena", "beamline-guest"]);
    await expect(canvas.getByRole("button", { name: "Sign out from all others" })).toBeEnabled();
    await expect(canvas.getByRole("button", { name: "Sign out from all" })).toBeEnabled();
  },
};

export const Loading: Story = {
  parameters: { portal: { fault: { kind: "hang", calls: "sessions" }, timeoutMs: 60_000 } },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole("status", { name: "Loading" })).toHaveLength(2);
    await expect(canvas.queryByRole("button", { name: /Sign out/ })).toBeNull();
  },
};

export const Empty: Story = {
  parameters: { portal: { as: "empty@example.com" } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("No web sessions", undefined, soon)).toBeVisible();
    await expect(await canvas.findByText("No Example sessions", undefined, soon)).toBeVisible();
    await expect(canvas.queryByRole("button", { name: /Sign out/ })).toBeNull();
  },
};

/** One list fails, the other is unharmed. */
export const Failed: Story = {
  parameters: { portal: { fault: { kind: "500 json", calls: webPath } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("alert", undefined, soon)).toHaveTextContent("Failed to fetch web sessions.");
    await expect(leadsOf(await tableOf("Example sessions"))).toHaveLength(4);
  },
};

export const EndsOne: Story = {
  parameters: { portal: { writes: true, through: requests.through } },
  beforeEach: () => { requests.made.length = 0; },
  play: async ({ canvas }) => {
    const web = await tableOf("Web sessions");
    await press("Sign out from Chrome 131 on Windows");
    await expect(await screen.findByRole("alertdialog")).toHaveTextContent("Chrome 131 on Windows, 198.51.100.24: what is not saved there is lost");
    await userEvent.keyboard("{Escape}");
    await noDialog();
    await expect(canvas.getByRole("button", { name: "Sign out from Chrome 131 on Windows" })).toHaveFocus();
    await expect(ends()).toEqual([]);

    await userEvent.keyboard("{Enter}");
    await confirm("Sign out from the session");
    await noDialog();
    await seesToast("Signed out from the session.");
    await waitFor(() => expect(leadsOf(web)).toHaveLength(5), soon);
    await expect(leadsOf(web)).not.toContain("Chrome 131 on Windows");
    await expect(ends()).toEqual([`DELETE ${webPath}`]);
    // The button that had the focus is gone, and the focus is not.
    await waitFor(() => expect(document.activeElement).toContainElement(web));
    await expect(document.activeElement).not.toBe(document.body);
  },
};

const navigation = recordedNavigation();
const onEvent = fn();

export const EndsTheCurrentOne: Story = {
  parameters: { portal: { writes: true, through: requests.through, navigation, onEvent } },
  beforeEach: () => {
    requests.made.length = 0;
    navigation.visits.length = 0;
    onEvent.mockClear();
  },
  play: async () => {
    await tableOf("Web sessions");
    await press("Sign out from Firefox 132 on Linux");
    await confirm("Sign out from this browser");
    await waitFor(() => expect(navigation.visits).toEqual([{ address: expect.stringMatching(/\/accounts\/login\/\?next=%2Fapp%2F/) }]), soon);
    await expect(ends()).toEqual([`DELETE ${webPath}`]);
    await expect(onEvent.mock.calls).toContainEqual([{ type: "session.signed-out" }]);
    await expect(onEvent.mock.calls).not.toContainEqual([{ type: "session.ended" }]);
    await waitFor(() => expect(document.body).not.toHaveTextContent("curl/8.5.0"), soon);
  },
};

export const EndsAllOthers: Story = {
  parameters: { portal: { writes: true, through: requests.through } },
  beforeEach: () => { requests.made.length = 0; },
  play: async ({ canvas }) => {
    const web = await tableOf("Web sessions");
    await press("Sign out from all others");
    await expect(await screen.findByRole("alertdialog")).toHaveTextContent("5 other browsers are signed out. What is not saved there is lost. This browser stays signed in.");
    await confirm("Sign out from all other sessions");
    await seesToast("Signed out from all other sessions.");
    await waitFor(() => expect(leadsOf(web)).toEqual(["Firefox 132 on LinuxCurrent"]), soon);
    await expect(ends()).toEqual([`DELETE ${webPath}`]);
    // With none left there is nothing to press, and so no call.
    await expect(canvas.queryByRole("button", { name: "Sign out from all others" })).toBeNull();
  },
};

export const EndsAStaleOne: Story = {
  parameters: { portal: { writes: true, through: requests.through } },
  beforeEach: () => { requests.made.length = 0; },
  play: async ({ loaded }) => {
    const portal = openedPortal(loaded);
    const web = await tableOf("Web sessions");
    await press("Sign out from curl/8.5.0");
    const gone = (await listElsewhere(portal)).filter(({ user_agent }) => user_agent.startsWith("curl")).map(({ id }) => id);
    await endElsewhere(portal, gone);
    await confirm("Sign out from the session");
    await seesToast("Failed to sign out from the session.");
    await noDialog();
    await waitFor(() => expect(leadsOf(web)).not.toContain("curl/8.5.0"), soon);
    await expect(ends()).toEqual([`DELETE ${webPath}`]);
  },
};

export const EndsOthersOfWhichOneIsStale: Story = {
  parameters: { portal: { writes: true } },
  play: async ({ loaded }) => {
    const portal = openedPortal(loaded);
    const web = await tableOf("Web sessions");
    await press("Sign out from all others");
    await screen.findByRole("alertdialog", undefined, soon);
    const [, , ...some] = await listElsewhere(portal);
    await endElsewhere(portal, some.slice(0, 1).map(({ id }) => id));
    await confirm("Sign out from all other sessions");
    await seesToast("Failed to sign out from all other sessions.");
    await waitFor(() => expect(leadsOf(web)).toHaveLength(5), soon);
  },
};

/** Somebody else has ended the asking session: its 401 is no success, and the session's end is told. */
export const HasEndedBefore: Story = {
  parameters: { portal: { writes: true } },
  play: async ({ loaded }) => {
    await tableOf("Web sessions");
    await press("Sign out from curl/8.5.0");
    await screen.findByRole("alertdialog", undefined, soon);
    openedPortal(loaded).viewer.switchTo(null);
    await confirm("Sign out from the session");
    await seesToast("Failed to sign out from the session.");
    await expect(await screen.findByText("Your session has ended", undefined, soon)).toBeInTheDocument();
  },
};

export const EndsAProductSession: Story = {
  parameters: { portal: { writes: true, through: requests.through } },
  beforeEach: () => { requests.made.length = 0; },
  play: async () => {
    const table = await tableOf("Example sessions");
    await press("Sign out from elena");
    await expect(await screen.findByRole("alertdialog")).toHaveTextContent("Example on elena is signed out");
    await confirm("Sign out from the Example session");
    await seesToast("Signed out from the session.");
    await waitFor(() => expect(leadsOf(table)).toEqual(["e.marchetti", "daq-rack-2", "beamline-guest"]), soon);
    await expect(ends()).toHaveLength(1);
  },
};

export const EndsAllProductSessions: Story = {
  parameters: { portal: { writes: true, through: requests.through } },
  beforeEach: () => { requests.made.length = 0; },
  play: async ({ canvas }) => {
    await tableOf("Example sessions");
    await press("Sign out from all");
    await expect(await screen.findByRole("alertdialog")).toHaveTextContent("Example is signed out on 4 machines");
    await confirm("Sign out from all Example sessions");
    await seesToast("Signed out from all Example sessions.");
    await expect(await canvas.findByText("No Example sessions", undefined, soon)).toBeVisible();
    await expect(ends()).toHaveLength(4);
  },
};

const rewritten = rewrittenAnswers();
let refusals = 0;

/** Two of four cannot be ended: it says so, and shows which are left. One that is gone by itself counts as ended. */
export const EndsSomeProductSessions: Story = {
  parameters: { portal: { writes: true, through: rewritten.through } },
  beforeEach: () => {
    refusals = 0;
    rewritten.answers.clear();
  },
  play: async ({ loaded }) => {
    const table = await tableOf("Example sessions");
    rewritten.answers.set(sessions.endProduct, () => {
      refusals += 1;
      return refusals === 1 ? Response.json({ detail: "Not found." }, { status: 404 }) : Response.json({ detail: "Internal server error." }, { status: 500 });
    });
    const portal = openedPortal(loaded);
    await portal.fetch(new Request(`${window.location.origin}/api/webapp/v1/example-sessions/1/`, { method: "DELETE" }));
    await press("Sign out from all");
    await confirm("Sign out from all Example sessions");
    await seesToast("Failed to sign out from all Example sessions.");
    await noDialog();
    await waitFor(() => expect(leadsOf(table)).toEqual(["daq-rack-2", "elena", "beamline-guest"]), soon);
    await expect(refusals).toBe(4);
  },
};

/** While impersonating, the list is the target's: no browser of it is this one. */
export const Impersonating: Story = {
  parameters: { portal: { through: rewritten.through } },
  beforeEach: () => {
    rewritten.answers.clear();
    rewritten.answers.set(sessions.listWeb, { status: 200, data: [aWebSession(), aWebSession({ id: 2, user_agent: "curl/8.5.0" })] });
  },
  play: async () => {
    const web = await tableOf("Web sessions");
    await expect(within(web).queryByText("Current")).toBeNull();
    await press("Sign out from all others");
    await expect(await screen.findByRole("alertdialog")).toHaveTextContent("2 browsers are signed out. What is not saved there is lost.");
  },
};

/** The envelope says that it went wrong, whatever the status line says. */
export const EnvelopeOfAFailure: Story = {
  parameters: { portal: { through: rewritten.through } },
  beforeEach: () => {
    rewritten.answers.clear();
    rewritten.answers.set(sessions.listWeb, { status: 500, data: [] });
  },
  play: async ({ canvas }) => expect(await canvas.findByRole("alert", undefined, soon)).toHaveTextContent("Failed to fetch web sessions."),
};

const faults = everyFault({
  panel: () => <SessionsPanel />,
  calls: "sessions",
  hasContent: (panel) => {
    expect(within(panel).getByText("Firefox 132 on Linux")).toBeVisible();
    expect(within(panel).getByText("daq-rack-2")).toBeVisible();
  },
  hasFailed: (panel, reason) => {
    const [web, product] = within(panel).getAllByRole("alert");
    expect(web).toHaveTextContent("Failed to fetch web sessions.");
    expect(product).toHaveTextContent("Failed to fetch Example sessions.");
    for (const alert of [web, product]) if (reason !== "") expect(alert).toHaveTextContent(reason);
  },
  retry: async (panel) => {
    for (const button of within(panel).getAllByRole("button", { name: "Retry" })) await userEvent.click(button);
  },
});

export const EveryFault: Story = {
  parameters: { axe: false },
  beforeEach: faults.reset,
  render: faults.render,
  play: async ({ canvasElement }) => faults.prove(canvasElement),
};
