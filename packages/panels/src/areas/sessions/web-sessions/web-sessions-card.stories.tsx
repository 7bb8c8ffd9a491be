import { sessions } from "@gatehouse/contract/sessions";
import type { OpenedPortal } from "@gatehouse/story-kit/portal/demo-database";
import { openedPortal } from "@gatehouse/story-kit/portal/portal";
import { confirmTwice, isDialogGone, leadsOf, press, seesToast, tableOf } from "@gatehouse/story-kit/portal/steps";
import { watchedPortal } from "@gatehouse/story-kit/portal/watched-portal";
import { aWebSession } from "@gatehouse/story-kit/samples/session-samples";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { SessionsPanel } from "../sessions-panel";

const watched = watchedPortal();
const { navigation, onEvent, requests, rewritten } = watched;

const meta: Meta<typeof SessionsPanel> = {
  title: "Panels/Sessions/WebSessionsCard",
  component: SessionsPanel,
  parameters: { portal: { as: "customer@example.com", ...watched.portal } },
  beforeEach: watched.reset,
};

export default meta;
type Story = StoryObj<typeof SessionsPanel>;

const webPath = sessions.listWeb.path;

/** Ends a session as another browser of the account does. */
async function endElsewhere(portal: OpenedPortal, ids: readonly number[]): Promise<void> {
  const request = new Request(window.location.origin + webPath, {
    method: "DELETE",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ sessions: ids }),
  });
  await expect((await portal.fetch(request)).status).toBe(200);
}

async function listElsewhere(
  portal: OpenedPortal,
): Promise<readonly { readonly id: number; readonly user_agent: string }[]> {
  const response = await portal.fetch(new Request(window.location.origin + webPath));
  return ((await response.json()) as { readonly data: readonly { readonly id: number; readonly user_agent: string }[] })
    .data;
}

export const EndsOne: Story = {
  play: async ({ canvas }) => {
    const web = await tableOf("Web sessions");
    await press("Sign out from Chrome 131 on Windows");
    await expect(await screen.findByRole("alertdialog")).toHaveTextContent(
      "the session of Chrome 131 on Windows at 198.51.100.24",
    );
    await expect(within(screen.getByRole("alertdialog")).getByText("198.51.100.24")).toHaveClass("gh-id");
    await userEvent.keyboard("{Escape}");
    await isDialogGone();
    await expect(canvas.getByRole("button", { name: "Sign out from Chrome 131 on Windows" })).toHaveFocus();
    await expect(requests.writes()).toEqual([]);

    await userEvent.keyboard("{Enter}");
    await confirmTwice("Sign out from the session", "Sign out");
    await isDialogGone();
    await seesToast("Signed out from the session.");
    await waitFor(() => expect(leadsOf(web)).toHaveLength(5));
    await expect(leadsOf(web)).not.toContain("Chrome 131 on Windows");
    await expect(requests.writes()).toEqual([`DELETE ${webPath}`]);
    // The focused button is removed, but the focus is not lost.
    await waitFor(() => expect(document.activeElement).toContainElement(web));
    await expect(document.activeElement).not.toBe(document.body);
  },
};

export const EndsTheCurrentOne: Story = {
  play: async () => {
    await tableOf("Web sessions");
    await press("Sign out from Firefox 132 on Linux");
    await confirmTwice("Sign out from this browser", "Sign out");
    await waitFor(() =>
      expect(navigation.visits).toEqual([{ address: expect.stringMatching(/\/accounts\/login\/\?next=%2Fapp%2F/) }]),
    );
    await expect(requests.writes()).toEqual([`DELETE ${webPath}`]);
    await expect(onEvent.mock.calls).toContainEqual([{ type: "session.signed-out" }]);
    await expect(onEvent.mock.calls).not.toContainEqual([{ type: "session.ended" }]);
    await waitFor(() => expect(document.body).not.toHaveTextContent("curl/8.5.0"));
  },
};

export const EndsAllOthers: Story = {
  play: async ({ canvas }) => {
    const web = await tableOf("Web sessions");
    await press("Sign out from all others");
    await expect(await screen.findByRole("alertdialog")).toHaveTextContent(
      "This signs you out of 5 other browsers. Unsaved work there is lost. This browser stays signed in.",
    );
    await confirmTwice("Sign out from all other sessions", "Sign out");
    await seesToast("Signed out from all other sessions.");
    await waitFor(() => expect(leadsOf(web)).toEqual(["Firefox 132 on LinuxCurrent"]));
    await expect(requests.writes()).toEqual([`DELETE ${webPath}`]);
    // Without other sessions, there is no button.
    await expect(canvas.queryByRole("button", { name: "Sign out from all others" })).toBeNull();
  },
};

/** A session that has already ended counts as signed out. */
export const EndsAStaleOne: Story = {
  play: async ({ loaded }) => {
    const portal = openedPortal(loaded);
    const web = await tableOf("Web sessions");
    await press("Sign out from curl/8.5.0");
    const gone = (await listElsewhere(portal))
      .filter(({ user_agent }) => user_agent.startsWith("curl"))
      .map(({ id }) => id);
    await endElsewhere(portal, gone);
    await confirmTwice("Sign out from the session", "Sign out");
    await seesToast("Signed out from the session.");
    await isDialogGone();
    await waitFor(() => expect(leadsOf(web)).not.toContain("curl/8.5.0"));
    await expect(requests.writes()).toEqual([`DELETE ${webPath}`]);
  },
};

/** The server ends all sessions or none, so the remaining ones are sent again. */
export const EndsOthersOfWhichOneIsStale: Story = {
  play: async ({ loaded }) => {
    const portal = openedPortal(loaded);
    const web = await tableOf("Web sessions");
    await press("Sign out from all others");
    await screen.findByRole("alertdialog");
    const [, , ...some] = await listElsewhere(portal);
    await endElsewhere(
      portal,
      some.slice(0, 1).map(({ id }) => id),
    );
    await confirmTwice("Sign out from all other sessions", "Sign out");
    await seesToast("Signed out from all other sessions.");
    await waitFor(() => expect(leadsOf(web)).toEqual(["Firefox 132 on LinuxCurrent"]));
    await expect(requests.writes()).toEqual([`DELETE ${webPath}`, `DELETE ${webPath}`]);
  },
};

/** After a refusal for another reason, the request isn't sent again. */
export const RefusedToEnd: Story = {
  play: async () => {
    const web = await tableOf("Web sessions");
    const refuse = fn(() => Response.json({ status: 400, errors: [] }, { status: 400 }));
    rewritten.responses.set(sessions.endWeb, refuse);
    await press("Sign out from all others");
    await confirmTwice("Sign out from all other sessions", "Sign out");
    await seesToast("Failed to sign out from all other sessions.");
    await expect(leadsOf(web)).toHaveLength(6);
    await expect(refuse).toHaveBeenCalledTimes(1);
  },
};

/** If the current session ended elsewhere, the 401 isn't a success. The prompt gives the reason, so no toast appears. */
export const HasEndedBefore: Story = {
  play: async ({ loaded }) => {
    await tableOf("Web sessions");
    await press("Sign out from curl/8.5.0");
    await screen.findByRole("alertdialog");
    openedPortal(loaded).viewer.switchTo(null);
    await confirmTwice("Sign out from the session", "Sign out");
    await expect(await screen.findByRole("alertdialog", { name: "Your session has ended" })).toBeVisible();
    await waitFor(() => expect(screen.queryByRole("alertdialog", { name: "Sign out from the session" })).toBeNull());
    await expect(screen.queryByText("Failed to sign out from the session.")).toBeNull();
  },
};

/** While impersonating, the list shows the target's browsers, so this browser isn't among them. */
export const Impersonating: Story = {
  beforeEach: () => {
    rewritten.responses.set(sessions.listWeb, {
      status: 200,
      data: [aWebSession(), aWebSession({ id: 2, user_agent: "curl/8.5.0" })],
    });
  },
  play: async () => {
    const web = await tableOf("Web sessions");
    await expect(within(web).queryByText("Current")).toBeNull();
    await expect(screen.queryByRole("button", { name: "Sign out from all others" })).toBeNull();
    rewritten.responses.set(sessions.endWeb, { status: 200 });
    await expect(screen.getByRole("button", { name: "Sign out from all sessions" })).toHaveTextContent(
      "Sign out from all",
    );
    await press("Sign out from all sessions");
    await expect(await screen.findByRole("alertdialog", { name: "Sign out from all sessions" })).toHaveTextContent(
      "This ends the sessions of 2 browsers. Unsaved work there is lost.",
    );
    await confirmTwice("Sign out from all sessions", "Sign out");
    await seesToast("Signed out from all sessions.");
    await expect(screen.queryByText(/others|other sessions/)).toBeNull();
  },
};

/** The response body reports a failure although the HTTP status is a success. */
export const EnvelopeOfAFailure: Story = {
  beforeEach: () => {
    rewritten.responses.set(sessions.listWeb, { status: 500, data: [] });
  },
  play: async ({ canvas }) =>
    expect(await canvas.findByRole("alert")).toHaveTextContent("Failed to fetch web sessions."),
};
