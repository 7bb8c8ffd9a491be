import { seesToast } from "@gatehouse/story-kit/portal/steps";
import { watchedPortal } from "@gatehouse/story-kit/portal/watched-portal";
import { demoSha } from "@gatehouse/story-kit/samples/demo-ids";
import type { Meta, StoryObj } from "@storybook/react-vite";
import type { ReactNode } from "react";
import { expect, screen, waitFor, within } from "storybook/test";
import { BuildPanel } from "../areas/builds/build-panel/build-panel";
import { LicenseDetailPanel } from "../areas/licenses/license-detail-panel/license-detail-panel";
import { OrderDetailPanel } from "../areas/orders/order-detail-panel";
import { CommitPanel } from "../areas/projects/commit-panel/commit-panel";
import { ComparePanel } from "../areas/projects/compare-panel/compare-panel";
import { ProjectPanel } from "../areas/projects/project-panel/project-panel";
import { ReleasePanel } from "../areas/releases/release-panel/release-panel";
import { TicketPanel } from "../areas/support/ticket-panel/ticket-panel";
import { TeamPanel } from "../areas/teams/team-panel/team-panel";
import { createStage } from "../testing/story-stage";

const watched = watchedPortal();
const { navigation } = watched;
const portal = { as: "customer@example.com", ...watched.portal };

const meta: Meta = {
  title: "Panels/UnknownLinks",
  parameters: { portal, axe: false },
  beforeEach: watched.reset,
};

export default meta;

const guid = "00000000-0000-4000-8000-00000000dead";
const text = "This page doesn't exist or is no longer available.";

const goesTo = (parent: string) =>
  waitFor(() => expect(navigation.visits.at(-1)).toMatchObject({ target: { screen: parent }, replace: true }));

const isReportedOnce = async () => {
  await seesToast(text);
  const region = within(screen.getByRole("region", { name: "Notifications", hidden: true }));
  await expect(region.getAllByText(text)).toHaveLength(1);
};

/** A link to something that never existed, or that somebody else owns, leads to its parent with a toast. */
const leadsTo = (parent: string, panel: ReactNode): StoryObj => ({
  render: () => <>{panel}</>,
  play: async () => {
    await goesTo(parent);
    await isReportedOnce();
  },
});

export const License = leadsTo("licenses", <LicenseDetailPanel licenseGuid={guid} />);
export const Order = leadsTo("orders", <OrderDetailPanel orderGuid={guid} />);
export const Team = leadsTo("licenses", <TeamPanel teamGuid={guid} />);
export const Ticket = leadsTo("support", <TicketPanel ticketId="99999" />);
export const Release: StoryObj = {
  ...leadsTo("releases", <ReleasePanel versionTag="v0.0.0-none" />),
  parameters: { portal: { ...portal, as: "release@example.com" } },
};
/** Both compared commits are unknown. */
export const Comparison = leadsTo(
  "project",
  <ComparePanel projectGuid={guid} before={demoSha("FIFO", 1)} after={demoSha("FIFO", 2)} />,
);

const stage = createStage();

/** On the way through several parents, there is one toast. */
export const ThroughItsParents: StoryObj = {
  render: () => <stage.Place />,
  play: async () => {
    const unknown = { projectGuid: guid.replace("dead", "beef"), commitSha: demoSha("FIFO", 1) };
    for (const [panel, parent] of [
      [<BuildPanel {...unknown} buildNumber="1" />, "commit"],
      [<CommitPanel {...unknown} />, "project"],
      [<ProjectPanel projectGuid={unknown.projectGuid} />, "projects"],
    ] as const) {
      stage.show(panel);
      await goesTo(parent);
    }
    await isReportedOnce();
  },
};
