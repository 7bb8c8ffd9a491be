import { sessions } from "@gatehouse/contract/sessions";
import { press } from "@gatehouse/story-kit/portal/steps";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { inDialog, lostResponses, type LostRun, type LostWrite } from "../../testing/lost-responses";
import { SessionsPanel } from "./sessions-panel";

const meta: Meta = { title: "Panels/Sessions/LostResponses" };

export default meta;
type Story = StoryObj;

const ofSessions = (write: Pick<LostWrite, "endsSession" | "call" | "send" | "reported" | "failed" | "state">) =>
  lostResponses({ as: "customer@example.com", panel: () => <SessionsPanel />, ...write });

const webSessions = async ({ client }: LostRun) => (await client.call(sessions.listWeb)).data.map(({ ip }) => ip);

export const EndsAWebSession: Story = ofSessions({
  call: sessions.endWeb,
  state: webSessions,
  send: () => inDialog(() => press("Sign out from Chrome 131 on Windows"), "Sign out"),
  reported: "Signed out from the session.",
  failed: "Failed to sign out from the session.",
});

export const EndsTheCurrentSession: Story = ofSessions({
  endsSession: true,
  call: sessions.endWeb,
  send: () => inDialog(() => press("Sign out from Firefox 132 on Linux"), "Sign out"),
  reported: ({ navigation }) =>
    waitFor(() =>
      expect(navigation.visits).toEqual([{ address: expect.stringMatching(/\/accounts\/login\//) as string }]),
    ),
  failed: "Failed to sign out from the session.",
  state: ({ client }) => client.isSignedIn(),
});

export const EndsAProductSession: Story = ofSessions({
  call: sessions.endProduct,
  send: () => inDialog(() => press("Sign out from elena"), "Sign out"),
  reported: "Signed out from the session.",
  failed: "Failed to sign out from the session.",
  state: async ({ client }) => (await client.call(sessions.listProduct)).results.map(({ username }) => username),
});
