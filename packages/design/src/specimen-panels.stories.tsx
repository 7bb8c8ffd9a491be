import type { Meta, StoryObj } from "@storybook/react-vite";
import * as Design from "./index";
import {
  Button,
  Details,
  Identifier,
  Panel,
  SkeletonLines,
  StateMessage,
  Status,
  TableSkeleton,
  Timeline,
} from "./index";

const meta = { title: "Design/SpecimenPanels", parameters: { layout: "fullscreen" } } satisfies Meta;
export default meta;

const noop = () => undefined;

const columns3 = {
  display: "grid",
  gap: "1.143em",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(28em, 100%), 1fr))",
  alignItems: "start",
} as const;

export const Default: StoryObj = {
  render: () => (
    <div style={{ ...columns3, padding: "1.143em" }}>
      <Panel title="Loading" isFlush>
        <TableSkeleton headers={["Name", "Board", "Updated on"]} rows={3} />
      </Panel>
      <Panel title="Nothing matches" isFlush>
        <StateMessage
          kind="unmatched"
          title="No matching records found"
          action={<Button size="sm">Clear search</Button>}
        />
      </Panel>
      <Panel
        title="Latest builds"
        isFlush
        actions={
          <Button variant="quiet" size="sm" trailingIcon={<Design.ChevronRightIcon />}>
            All builds
          </Button>
        }
      >
        <StateMessage
          kind="failed"
          title="Failed to fetch builds, please try again later."
          text="Request 7c1e-4410, 18:04:12"
          onRetry={noop}
        />
      </Panel>
      <Panel title="My licenses" isFlush>
        <StateMessage
          kind="empty"
          title="No licenses found"
          text="Try Example for 30 days without an order."
          action={
            <Button variant="primary" size="sm" icon={<Design.TrialIcon />}>
              Request trial
            </Button>
          }
        />
      </Panel>
      <Panel title="Commit details">
        <SkeletonLines />
      </Panel>
      <Panel
        title="Details"
        isFlush
        actions={
          <Button size="sm" icon={<Design.RenewIcon />}>
            Renew
          </Button>
        }
      >
        <Details
          items={[
            { term: "Serial number", value: <Identifier isCopyable>GC-7F21-0307</Identifier> },
            { term: "Type", value: "PRO" },
            { term: "Expires", value: <Status tone="success">10 May 2027</Status> },
            { term: "Team", value: null },
          ]}
        />
      </Panel>
      <Panel title="License events">
        <Timeline
          events={[
            {
              id: "1",
              dateTime: "2024-05-10",
              date: "10 May 2024",
              icon: <Design.LicenseIcon />,
              title: "Activation",
              span: "365 days",
            },
            {
              id: "2",
              dateTime: "2025-09-17",
              date: "17 Sep 2025",
              icon: <Design.UserIcon />,
              title: "Ownership change",
              text: "lab@example.com to firmware@example.com",
            },
            {
              id: "3",
              dateTime: "2027-05-10",
              date: "10 May 2027",
              icon: <Design.DangerIcon />,
              title: "Expiration",
            },
          ]}
        />
      </Panel>
    </div>
  ),
};
