import type { Meta, StoryObj } from "@storybook/react-vite";
import type { ReactNode } from "react";
import { expect } from "storybook/test";
import * as Design from "./index";
import {
  Avatar,
  Badge,
  Banner,
  Breadcrumb,
  Button,
  Checkbox,
  DataTable,
  Details,
  Identifier,
  MenuButton,
  NativeSelect,
  Panel,
  Progress,
  ProgressCell,
  Seats,
  SkeletonLines,
  StateMessage,
  Status,
  type TableColumn,
  TableSkeleton,
  Tabs,
  TextField,
  Timeline,
} from "./index";

const meta = { title: "Design/Specimen", parameters: { layout: "fullscreen" } } satisfies Meta;
export default meta;

const noop = () => undefined;
const variants = ["primary", "secondary", "quiet", "danger", "danger-solid"] as const;
const tones = ["success", "warning", "danger", "info", "neutral"] as const;

function Sheet({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section style={{ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: "1.143em" }}>
      <h2 style={{ fontSize: "var(--gh-type-lg)", fontWeight: 600 }}>{title}</h2>
      {children}
    </section>
  );
}

const box = {
  display: "flex",
  flexWrap: "wrap",
  gap: "0.7em 1.143em",
  alignItems: "center",
  padding: "1.143em",
  background: "var(--gh-surface)",
  border: "1px solid var(--gh-hairline)",
} as const;
const columns3 = {
  display: "grid",
  gap: "1.143em",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(28em, 100%), 1fr))",
  alignItems: "start",
} as const;
const fields = {
  display: "grid",
  gap: "1.143em 1.714em",
  gridTemplateColumns: "repeat(auto-fill, minmax(min(17em, 100%), 1fr))",
  alignItems: "start",
  padding: "1.143em",
  background: "var(--gh-surface)",
  border: "1px solid var(--gh-hairline)",
} as const;

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

function Specimen() {
  const icons = Object.entries(Design).flatMap(([name, value]) =>
    name.endsWith("Icon") && name !== "ToneIcon" ? [[name, value as Design.IconComponent] as const] : [],
  );
  return (
    <div style={{ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: "2em", padding: "1.143em" }}>
      <Sheet title="Button">
        {variants.map((variant) => (
          <div key={variant} style={box}>
            <Button variant={variant}>Save</Button>
            <Button variant={variant} icon={<Design.DownloadIcon />}>
              Download
            </Button>
            <Button variant={variant} isPending>
              Save
            </Button>
            <Button variant={variant} isDisabled>
              Save
            </Button>
            <Button variant={variant} disabledReason="Already used">
              Request trial
            </Button>
            <Button variant={variant} size="sm">
              Small
            </Button>
            <Button variant={variant} iconOnly icon={<Design.EditIcon />} aria-label={`Edit, ${variant}`} />
            <MenuButton
              variant={variant}
              label="Add license"
              icon={<Design.PlusIcon />}
              trailingIcon={<Design.ChevronDownIcon />}
              items={[]}
            />
          </div>
        ))}
      </Sheet>
      <Sheet title="Fields">
        <div style={fields}>
          <TextField label="First name" isRequired defaultValue="Firmware" />
          <TextField
            label="Coupon code"
            placeholder="RDR-XXXXX-XXXXX-XXXXX-XXXXX-XXXXXX"
            description="Paste the code from the e-mail."
          />
          <TextField label="Team name" isRequired defaultValue="Readout firmware" error="Team name must be unique" />
          <TextField
            label="Email address"
            defaultValue="firmware@example.com"
            isReadOnly
            description="Ask support to change it."
          />
          <TextField label="Disabled" defaultValue="DAQ-64 rev. C" isDisabled />
          <NativeSelect
            label="Duration"
            value="5"
            onChange={noop}
            options={[{ value: "5", label: "5 years (special price)" }]}
          />
          <TextField
            label="Search"
            type="search"
            defaultValue="trapez"
            icon={<Design.SearchIcon />}
            trailing={<Button size="sm" variant="quiet" iconOnly aria-label="Clear" icon={<Design.CloseIcon />} />}
          />
          <TextField
            label="Reason"
            multiline
            isRequired
            defaultValue="Too slow"
            error="Please provide a reason with at least 10 characters"
          />
          <div>
            <Checkbox isSelected={false} onChange={noop}>
              Off
            </Checkbox>
            <Checkbox isSelected onChange={noop}>
              On
            </Checkbox>
            <Checkbox isSelected={false} isIndeterminate onChange={noop}>
              Some
            </Checkbox>
            <Checkbox isSelected={false} onChange={noop} error="Accept it to continue">
              Invalid
            </Checkbox>
            <Checkbox isSelected isDisabled onChange={noop}>
              Disabled on
            </Checkbox>
          </div>
        </div>
      </Sheet>
      <Sheet title="Tabs, breadcrumb, avatar, status, badges">
        <div style={box}>
          <Breadcrumb
            crumbs={[
              { label: "Projects", href: "#p" },
              { label: "Pulse shape discriminator", href: "#c" },
              { label: "9b41c72" },
            ]}
          />
          <Avatar name="Firmware engineer" />
          <Avatar name="Team manager" size="sm" />
          <Avatar name="Lab director" size="lg" />
          <Identifier isCopyable>GC-7F20-8830</Identifier>
        </div>
        <div style={box}>
          {tones.map((tone) => (
            <Status key={tone} tone={tone}>
              {tone}
            </Status>
          ))}
          {tones.map((tone) => (
            <Badge key={tone} tone={tone} icon={<Design.ClockIcon />}>
              {tone}
            </Badge>
          ))}
          <Badge tone="accent" icon={<Design.CartIcon />}>
            Renew in cart
          </Badge>
        </div>
        <div style={{ ...box, display: "grid", gridTemplateColumns: "repeat(auto-fit, minmax(min(18em, 100%), 1fr))" }}>
          {tones.map((tone, index) => (
            <Progress key={tone} label={tone} tone={tone} value={15 + index * 20} text={`${15 + index * 20} %`} />
          ))}
          <Progress label="Uploading" isIndeterminate />
          <Seats label="Seats in use" used={9} total={12} />
          <Seats label="Seats in use" used={31} total={48} />
        </div>
      </Sheet>
      <Sheet title="Table">
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
        <div style={columns3}>
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
        </div>
      </Sheet>
      <Sheet title="Banners">
        <Banner isEdge isAlert icon={<Design.ImpersonateIcon />} actions={<a href="#stop">Stop impersonation</a>}>
          <b>admin@example.com</b> is impersonating firmware@example.com.
        </Banner>
        {tones.map((tone) => (
          <Banner key={tone} tone={tone}>
            RMA tickets are handled on the <a href="#support">support site</a>. This one is read-only here.
          </Banner>
        ))}
      </Sheet>
      <Sheet title="Panel and its states">
        <div style={columns3}>
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
      </Sheet>
      <Sheet title="Icons">
        <div style={{ display: "flex", flexWrap: "wrap", gap: "0.7em" }}>
          {icons.map(([name, Icon]) => (
            <Icon key={name} label={name} />
          ))}
        </div>
      </Sheet>
    </div>
  );
}

export const Default: StoryObj = {
  render: () => <Specimen />,
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("img").length).toBeGreaterThanOrEqual(79);
  },
};
