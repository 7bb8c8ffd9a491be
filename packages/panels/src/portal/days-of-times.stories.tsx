import { orders } from "@gatehouse/contract/orders";
import { releases } from "@gatehouse/contract/releases";
import { rewrittenResponses } from "@gatehouse/story-kit/faults/rewritten-responses";
import { anEvent } from "@gatehouse/story-kit/samples/license-samples";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { type ReactNode } from "react";
import { expect, userEvent, within } from "storybook/test";
import { UnpublishedNotices } from "../areas/downloads/unpublished-notices/unpublished-notices";
import { LicenseTimeline } from "../areas/licenses/license-detail-panel/license-timeline";
import { ProjectOverview } from "../areas/projects/project-panel/project-overview";
import { AffectedAccounts } from "../areas/releases/dialogs/affected-accounts";
import { AttachmentsCard } from "../areas/support/ticket-panel/attachments-card";
import { ClosedStrip } from "../areas/support/ticket-panel/closed-strip";
import { useOrderCommands } from "../shell/palette/use-order-commands";
import { PortalRoot } from "./portal-root";

/** Evening in UTC, and the next morning in the viewer's time zone. */
const time = "2026-11-24T20:00:00.000Z";

const rewritten = rewrittenResponses();
const order = { guid: "o", "my_{product}_order_id": 1012, created_at: time, status: "wq" };
const attachments = {
  count: 1,
  next: null,
  previous: null,
  results: [{ url: "/a.log", filename: "a.log", created_at: time }],
};
const project = {
  guid: "p",
  name: "Readout",
  tags_count: 0,
  versions_count: 3,
  forks_count: 0,
  updated_on: time,
  created_on: time,
  keep_sources_permission_granted: false,
};

function OrderHints(): ReactNode {
  return useOrderCommands().map((command) => <p key={command.id}>{command.hint}</p>);
}

/** Every component that shows only the day of a time. */
function Days(): ReactNode {
  return (
    <PortalRoot>
      <section aria-label="Orders">
        <OrderHints />
      </section>
      <section aria-label="License">
        <LicenseTimeline events={[anEvent({ created_at: time }), anEvent({ type: "expiration", created_at: time })]} />
      </section>
      <section aria-label="Files">
        <AttachmentsCard
          attachments={{ data: attachments, error: null, refetch: () => Promise.resolve() }}
          onAdd={undefined}
        />
      </section>
      <section aria-label="Ticket">
        <ClosedStrip ticket={{ id: 1, status: "closed", closed_at: time }} />
      </section>
      <section aria-label="Project">
        <ProjectOverview project={project} />
      </section>
      <section aria-label="Notice">
        <UnpublishedNotices notices={[{ tag_name: "v9", unpublished_at: time }]} />
      </section>
      <section aria-label="Accounts">
        <AffectedAccounts versionTag="v9" />
      </section>
    </PortalRoot>
  );
}

const meta: Meta<typeof Days> = {
  title: "Panels/Days of times",
  component: Days,
  parameters: {
    axe: false,
    portal: {
      as: "customer@example.com",
      through: rewritten.through,
      seed: "update users set local_timezone = 'Pacific/Kiritimati'",
    },
  },
  beforeEach: () => {
    const account = { email: "ada@example.com", downloaded_at: time };
    rewritten.responses.set(orders.list, { count: 1, results: [order] });
    rewritten.responses.set(releases.listDownloaders, { count: 1, results: [account] });
  },
};

export default meta;
type Story = StoryObj<typeof Days>;

/** Days are in the viewer's time zone. Only a license's end is a day in UTC. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const inPart = (name: string) => within(canvas.getByRole("region", { name }));
    await inPart("Orders").findByText(/, 25 Nov 2026$/);
    await userEvent.click(await inPart("Accounts").findByRole("button"));
    for (const part of ["License", "Files", "Ticket", "Project", "Notice", "Accounts"])
      await expect(canvas.getByRole("region", { name: part })).toHaveTextContent("25 Nov 2026");
    await expect(
      inPart("License")
        .getAllByText(/Nov 2026/)
        .map((date) => date.textContent),
    ).toEqual(["25 Nov 2026", "24 Nov 2026"]);
  },
};
