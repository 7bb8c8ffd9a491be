import { downloads } from "@gatehouse/contract/downloads";
import { releases } from "@gatehouse/contract/releases";
import { support } from "@gatehouse/contract/support";
import { teams } from "@gatehouse/contract/teams";
import { viewer } from "@gatehouse/contract/viewer";
import { OneAtATime, provesSchemaDrift, type SchemaDriftOptions } from "@gatehouse/story-kit/faults/schema-drift";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { PortalPanel } from "../access/portal-panel";
import { ChangelogDialog } from "../areas/downloads/changelog-dialog";
import { VerifyDialog } from "../areas/downloads/verify-dialog/verify-dialog";
import { AffectedAccounts } from "../areas/releases/dialogs/affected-accounts";
import { NewRepliesBadge } from "../areas/support/new-replies/new-replies-badge";
import { AddLicensesDialog } from "../areas/teams/team-panel/licenses/add-licenses-dialog";
import { type everyPanel, thirdOfPanels } from "../testing/every-panel";
import { isVisible, panelElement, signInFor } from "../testing/shown-panel";

const meta: Meta<typeof OneAtATime> = {
  title: "Panels/Schema drift",
  component: OneAtATime,
  parameters: { portal: { as: "customer@example.com" }, axe: false },
};

export default meta;
type Story = StoryObj<typeof OneAtATime>;

const eachRead = (panels: typeof everyPanel): Story => ({
  play: async ({ loaded }) => {
    for (const panel of panels) {
      signInFor(panel, loaded);
      for (const { call, isRead, failure, props = panel.props } of panel.reads)
        await provesSchemaDrift({
          call,
          panel: await panelElement({ ...panel, props }),
          isRead: (place) => isVisible(panel.name, within(place), isRead),
          failure,
        });
    }
  },
});

export const FirstThirdOfPanels = eachRead(thirdOfPanels(0));
export const SecondThirdOfPanels = eachRead(thirdOfPanels(1));
export const LastThirdOfPanels = eachRead(thirdOfPanels(2));

const gated: Omit<SchemaDriftOptions, "call"> = {
  panel: (
    <PortalPanel name="Gated">
      <p>The content</p>
    </PortalPanel>
  ),
  isRead: (place) => expect(within(place).getByText("The content")).toBeInTheDocument(),
  failure: "The content",
};

/** A gate that cannot be read lets users in, because the server enforces both rules. */
export const ConfirmedProfile: Story = {
  play: () => provesSchemaDrift({ call: viewer.profileConfirmed, ...gated }),
};

export const AcceptedAgreement: Story = {
  play: () => provesSchemaDrift({ call: viewer.agreementAccepted, ...gated }),
};

export const EligibleLicenses: Story = {
  play: () =>
    provesSchemaDrift({
      call: teams.listEligibleLicenses,
      panel: (
        <PortalPanel name="AddLicensesDialog">
          <AddLicensesDialog teamGuid="00000000-0000-4000-8000-000000000001" onClose={() => undefined} />
        </PortalPanel>
      ),
      isRead: (place) => expect(within(place).getByRole("group", { name: "Available licenses" })).toBeVisible(),
      failure: "Failed to fetch available licenses. Please try again.",
      isDialog: true,
    }),
};

const version = { tag_name: "v5.2.0", created_at: "2026-11-09T08:12:00Z", "my_{product}_supported": true };
const close = () => undefined;

export const Changelog: Story = {
  play: () =>
    provesSchemaDrift({
      call: downloads.getChangelog,
      panel: (
        <PortalPanel name="ChangelogDialog">
          <ChangelogDialog kind="stable" versionTag="v5.2.0" onClose={close} />
        </PortalPanel>
      ),
      isRead: (place) => expect(within(place).getByText(/^changelog$|^Error, no changelog/)).toBeVisible(),
      failure: "Failed to fetch changelog for this version.",
      isDialog: true,
    }),
};

export const Statement: Story = {
  play: () =>
    provesSchemaDrift({
      call: downloads.getStatement,
      panel: (
        <PortalPanel name="VerifyDialog">
          <VerifyDialog version={version} releaseKey={undefined} onClose={close} />
        </PortalPanel>
      ),
      isRead: (place) => expect(within(place).getByRole("button", { name: "Save release.json" })).toBeVisible(),
      failure: "Failed to fetch the signature of this version.",
      isDialog: true,
    }),
};

/** An account's downloads and new replies are left out where they cannot be read. */
export const Downloaders: Story = {
  play: ({ loaded }) => {
    signInFor({ as: "release@example.com" } as Parameters<typeof signInFor>[0], loaded);
    return provesSchemaDrift({
      call: releases.listDownloaders,
      panel: (
        <PortalPanel name="AffectedAccounts">
          <p>Unpublish?</p>
          <AffectedAccounts versionTag="v5.2.0" />
        </PortalPanel>
      ),
      isRead: (place) => expect(within(place).getByText(/account.*downloaded this version/)).toBeVisible(),
      failure: undefined,
    });
  },
};

export const NewReplies: Story = {
  play: () =>
    provesSchemaDrift({
      call: support.countNewReplies,
      panel: (
        <PortalPanel name="NewRepliesBadge">
          <p>Support</p>
          <NewRepliesBadge />
        </PortalPanel>
      ),
      isRead: (place) => expect(within(place).getByText("1")).toBeInTheDocument(),
      failure: undefined,
    }),
};
