import { sessions } from "@gatehouse/contract/sessions";
import { openedPortal } from "@gatehouse/story-kit/portal/portal";
import { confirmTwice, isDialogGone, leadsOf, press, seesToast, tableOf } from "@gatehouse/story-kit/portal/steps";
import { watchedPortal } from "@gatehouse/story-kit/portal/watched-portal";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, waitFor } from "storybook/test";
import { SessionsPanel } from "../sessions-panel";

const watched = watchedPortal();
const { requests, rewritten } = watched;

const meta: Meta<typeof SessionsPanel> = {
  title: "Panels/Sessions/ProductSessionsCard",
  component: SessionsPanel,
  parameters: { portal: { as: "customer@example.com", ...watched.portal } },
  beforeEach: watched.reset,
};

export default meta;
type Story = StoryObj<typeof SessionsPanel>;

export const EndsAProductSession: Story = {
  play: async () => {
    const table = await tableOf("Example sessions");
    await press("Sign out from elena");
    await expect(await screen.findByRole("alertdialog")).toHaveTextContent("This signs Example out on elena");
    await confirmTwice("Sign out from the Example session", "Sign out");
    await seesToast("Signed out from the session.");
    await waitFor(() => expect(leadsOf(table)).toEqual(["e.marchetti", "daq-rack-2", "beamline-guest"]));
    await expect(requests.writes()).toHaveLength(1);
  },
};

export const EndsAllProductSessions: Story = {
  play: async ({ canvas }) => {
    await tableOf("Example sessions");
    await press("Sign out from all");
    await expect(await screen.findByRole("alertdialog")).toHaveTextContent("This signs Example out on 4 machines");
    await confirmTwice("Sign out from all Example sessions", "Sign out");
    await seesToast("Signed out from all Example sessions.");
    await expect(await canvas.findByText("No Example sessions")).toBeVisible();
    await expect(requests.writes()).toHaveLength(4);
  },
};

/** Three of four sessions can't be ended. A message says so, and the list keeps them. A 404 counts as ended. */
export const EndsSomeProductSessions: Story = {
  play: async ({ loaded }) => {
    let refusals = 0;
    const table = await tableOf("Example sessions");
    rewritten.responses.set(sessions.endProduct, () => {
      refusals += 1;
      return refusals === 1
        ? Response.json({ detail: "Not found." }, { status: 404 })
        : Response.json({ detail: "Internal server error." }, { status: 500 });
    });
    const portal = openedPortal(loaded);
    await portal.fetch(
      new Request(`${window.location.origin}/api/webapp/v1/example-sessions/1/`, { method: "DELETE" }),
    );
    await press("Sign out from all");
    await confirmTwice("Sign out from all Example sessions", "Sign out");
    await seesToast("Failed to sign out from all Example sessions.");
    await isDialogGone();
    await waitFor(() => expect(leadsOf(table)).toEqual(["daq-rack-2", "elena", "beamline-guest"]));
    await expect(refusals).toBe(4);
  },
};
