import type { Meta, StoryObj } from "@storybook/react-vite";
import type { ReactNode } from "react";
import * as Design from "./index";
import {
  Badge,
  Button,
  DataTable,
  Identifier,
  MenuButton,
  Panel,
  ProgressCell,
  Status,
  type TableColumn,
  Tabs,
} from "./index";

const meta = { title: "Design/SpecimenTable", parameters: { layout: "fullscreen" } } satisfies Meta;
export default meta;

const noop = () => undefined;

interface License {
  days: number;
  type: string;
  serial: string;
  expires: string;
  remote: boolean;
  team: string | null;
  note?: ReactNode;
}

const licenses: License[] = [
  { days: 0, type: "SMART", serial: "GC-3A88-2051", expires: "30 Sep 2026", remote: false, team: null },
  {
    days: 12,
    type: "PRO",
    serial: "GC-7F20-8655",
    expires: "2 Dec 2026",
    remote: true,
    team: null,
    note: (
      <Badge tone="info" icon={<Design.ClockIcon />}>
        Renewal pending
      </Badge>
    ),
  },
  {
    days: 21,
    type: "Trial",
    serial: "GC-TR26-0051",
    expires: "11 Dec 2026",
    remote: true,
    team: null,
    note: <Badge icon={<Design.TrialIcon />}>Trial</Badge>,
  },
  {
    days: 23,
    type: "PRO",
    serial: "GC-7F20-8830",
    expires: "13 Dec 2026",
    remote: true,
    team: "Beam diagnostics",
    note: (
      <Badge tone="accent" icon={<Design.CartIcon />}>
        Renew in cart
      </Badge>
    ),
  },
  {
    days: 171,
    type: "PRO",
    serial: "GC-7F21-0307",
    expires: "10 May 2027",
    remote: true,
    team: null,
    note: (
      <span className="gh-badges">
        <Badge icon={<Design.RelocatedIcon />}>On dongle 00C4-19</Badge>
        <Badge tone="warning" icon={<Design.ClockIcon />}>
          Pending activation
        </Badge>
      </span>
    ),
  },
  {
    days: 318,
    type: "PRO",
    serial: "GC-7F21-1188",
    expires: "4 Oct 2027",
    remote: true,
    team: null,
    note: (
      <Badge tone="info" icon={<Design.DematerializedIcon />}>
        Dematerialized
      </Badge>
    ),
  },
  {
    days: 612,
    type: "Enterprise",
    serial: "GC-7F21-0942",
    expires: "25 Jul 2028",
    remote: true,
    team: "Readout firmware",
  },
];

const toneOf = (days: number) => (days === 0 ? "danger" : days < 60 ? "warning" : "success");

const licenseColumns: TableColumn<License>[] = [
  {
    id: "validity",
    header: "Validity",
    sortValue: (row) => row.days,
    cell: (row) => (
      <ProgressCell label="Validity left" value={Math.min(100, row.days / 7.3)} tone={toneOf(row.days)}>
        {row.days === 0 ? "Expired" : `${row.days} days`}
      </ProgressCell>
    ),
  },
  { id: "type", header: "Type", sortValue: (row) => row.type, cell: (row) => row.type },
  {
    id: "serial",
    header: "Serial numbers",
    lead: true,
    cell: (row) => <Identifier href={`#${row.serial}`}>{row.serial}</Identifier>,
  },
  { id: "expires", header: "Expires", sortValue: (row) => row.days, cell: (row) => row.expires },
  { id: "count", header: "Count", align: "end", sortValue: () => 1, cell: () => 1 },
  {
    id: "remote",
    header: "Remote services",
    cell: (row) =>
      row.remote ? (
        <Status tone="success" icon={<Design.CheckIcon tone="success" />}>
          On
        </Status>
      ) : (
        <span className="gh-muted">Off</span>
      ),
  },
  {
    id: "team",
    header: "Team",
    sortValue: (row) => row.team,
    cell: (row) => (row.team ? <a href="#team">{row.team}</a> : "–"),
    isBlank: (row) => row.team === null,
  },
  { id: "notes", header: "Notes", cell: (row) => row.note ?? "–", isBlank: (row) => row.note === undefined },
  {
    id: "actions",
    header: "Actions",
    isActions: true,
    cell: (row) => (
      <>
        {row.days === 0 && (
          <Button size="sm" icon={<Design.RenewIcon />}>
            Renew
          </Button>
        )}
        <MenuButton
          size="sm"
          variant="quiet"
          iconOnly
          label={`More actions for ${row.serial}`}
          icon={<Design.MoreIcon />}
          items={[{ id: "copy", label: "Copy serial" }]}
        />
      </>
    ),
  },
];

export const Default: StoryObj = {
  render: () => (
    <div style={{ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: "1.143em", padding: "1.143em" }}>
      <Panel
        label="Licenses"
        tabs={
          <Tabs
            id="specimen"
            label="Licenses"
            selectedId="mine"
            onSelect={noop}
            tabs={[
              { id: "mine", label: "My Licenses", count: 8 },
              { id: "used", label: "In Use", count: 5 },
            ]}
          />
        }
        actions={
          <MenuButton
            label="Add license"
            variant="primary"
            collapse
            icon={<Design.PlusIcon />}
            trailingIcon={<Design.ChevronDownIcon />}
            items={[]}
          />
        }
        isFlush
      >
        <div role="tabpanel" id="specimen-panel-mine" aria-labelledby="specimen-tab-mine">
          <DataTable
            rows={licenses}
            columns={licenseColumns}
            rowKey={(row) => row.serial}
            label="My licenses"
            isSearchable
            searchPlaceholder="Search serial, type or team"
            fixedPageSize={10}
            initialState={{ sort: { columnId: "validity", direction: "ascending" } }}
          />
        </div>
      </Panel>
    </div>
  ),
};
