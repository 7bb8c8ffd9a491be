import { viewer } from "@gatehouse/contract/viewer";
import { Button } from "@gatehouse/design";
import { press } from "@gatehouse/story-kit/portal/steps";
import type { Meta, StoryObj } from "@storybook/react-vite";
import type { ReactNode } from "react";
import { expect, screen, userEvent, waitFor } from "storybook/test";
import { AgreementDialog } from "../../access/agreement/agreement-dialog";
import { PortalPanel } from "../../access/portal-panel";
import { PortalRoot } from "../../portal/portal-root";
import { eventsOf, lostResponses, type LostRun } from "../../testing/lost-responses";
import { ConfirmProfilePanel } from "./confirm-profile/confirm-profile-panel";
import { useTourRecord } from "./tours/use-tour-record";
import { UserMenu } from "./user-menu";

const meta: Meta = { title: "Panels/Viewer/LostResponses" };

export default meta;
type Story = StoryObj;

const field = (name: string) => screen.findByRole<HTMLInputElement>("textbox", { name });

export const ConfirmsTheProfile: Story = lostResponses({
  call: viewer.confirmProfile,
  as: "new@example.com",
  panel: () => (
    <PortalRoot isHost>
      <ConfirmProfilePanel />
    </PortalRoot>
  ),
  send: async () => {
    if ((await field("First name")).value === "") {
      await userEvent.type(await field("First name"), "Ada");
      await userEvent.type(await field("Last name"), "Byron");
      await userEvent.selectOptions(screen.getByRole("combobox", { name: "Country" }), "IT");
      await userEvent.type(await field("Organization"), "Analytical");
      await userEvent.click(screen.getByRole("checkbox"));
    }
    await press("Save");
  },
  reported: (run) => waitFor(() => expect(eventsOf(run)).toContainEqual({ type: "profile.confirmed" })),
  failed: "Failed to confirm profile. Please try again later.",
  state: async ({ client }) => [await client.call(viewer.profileConfirmed), (await client.call(viewer.me)).institute],
});

export const AcceptsTheAgreement: Story = lostResponses({
  call: viewer.acceptAgreement,
  as: "pending@example.com",
  panel: () => (
    <PortalRoot isHost>
      <AgreementDialog />
    </PortalRoot>
  ),
  send: async () => {
    const accept = await screen.findByRole<HTMLInputElement>("checkbox", { name: "I accept the license agreement." });
    await screen.findByRole("checkbox", { name: "I want to receive marketing emails." });
    if (!accept.checked) await userEvent.click(accept);
    await waitFor(() => expect(screen.getByRole("button", { name: "Confirm" })).not.toHaveAttribute("aria-disabled"));
    await press("Confirm");
  },
  reported: (run) => waitFor(() => expect(eventsOf(run)).toContainEqual({ type: "agreement.accepted" })),
  failed: "Failed to accept the EULA. Please try again later.",
  state: ({ client }) => client.call(viewer.agreementAccepted),
});

export const SignsOut: Story = lostResponses({
  endsSession: true,
  call: viewer.signOut,
  as: "customer@example.com",
  panel: () => <UserMenu />,
  send: async () => {
    await press("Elena Marchetti, customer@example.com");
    await userEvent.click(await screen.findByRole("menuitem", { name: "Logout" }));
  },
  reported: ({ navigation }) =>
    waitFor(() =>
      expect(navigation.visits).toEqual([{ address: expect.stringMatching(/\/accounts\/login\//) as string }]),
    ),
  failed: "Failed to sign out.",
  state: ({ client }) => client.isSignedIn(),
});

function EndOfTour(): ReactNode {
  return <Button onPress={useTourRecord("licenses")}>End tour</Button>;
}

/** Recording a tour fails silently, and the tour then starts again on a later visit. */
export const CompletesATour: Story = lostResponses({
  call: viewer.completeTour,
  as: "visitor@example.com",
  panel: () => (
    <PortalPanel name="LicensesPanel">
      <EndOfTour />
    </PortalPanel>
  ),
  send: () => press("End tour"),
  reported: (run) => waitFor(async () => expect((await tourState(run)).tour_licenses_completed).toBe(true)),
  state: (run) => tourState(run),
});

const tourState = ({ client }: LostRun) => client.call(viewer.tours);
