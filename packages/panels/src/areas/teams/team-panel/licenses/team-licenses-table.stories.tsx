import type { TeamLicense } from "@gatehouse/contract/teams";
import { Panel } from "@gatehouse/design";
import { linesOf } from "@gatehouse/story-kit/portal/lines-of";
import { inProvider } from "@gatehouse/story-kit/portal/portal";
import { storyDay } from "@gatehouse/story-kit/portal/story-day";
import { bodyRows, useStoryTable } from "@gatehouse/story-kit/portal/story-table";
import { inDays, longText } from "@gatehouse/story-kit/samples/license-samples";
import { aPerson, aTeamLicense, longPerson } from "@gatehouse/story-kit/samples/team-samples";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { type ReactNode } from "react";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { createFormat } from "../../../../portal/format";
import type { TeamLicenseActions } from "./team-license-columns";
import { TeamLicensesTable } from "./team-licenses-table";

const format = createFormat("en");
const actions = { onAssign: fn(), onUnassign: fn(), onRemove: fn() };

interface Props {
  readonly rows: readonly TeamLicense[];
  readonly actions?: TeamLicenseActions;
}

function Table({ rows, actions: offered }: Props): ReactNode {
  const table = useStoryTable();
  return (
    <Panel label="The team's licenses" isFlush>
      <TeamLicensesTable
        rows={rows}
        {...table}
        nowMs={storyDay.getTime()}
        origin=""

        actions={offered}
      />
    </Panel>
  );
}

const everyKind = [
  aTeamLicense({ guid: "static", serial_number: "GC-STATIC", owner: aPerson(), is_statically_assigned: true }),
  aTeamLicense({
    guid: "dynamic",
    serial_number: "GC-DYNAMIC",
    owner: aPerson({ first_name: "Grace", last_name: "Hopper" }),
    remote_services: false,
  }),
  aTeamLicense({ guid: "free", serial_number: "GC-FREE" }),
  aTeamLicense({ guid: "expired", serial_number: "GC-EXPIRED", expiration_date: inDays(-3) }),
  aTeamLicense({ guid: "expiring", serial_number: "GC-EXPIRING", expiration_date: inDays(23) }),
  aTeamLicense({
    guid: "pending",
    serial_number: "GC-PENDING",
    is_statically_assigned: true,
    pending_user: true,
    owner: aPerson({ first_name: "", last_name: "", email: "soon@example.com" }),
  }),
  aTeamLicense({ guid: "odd", serial_number: "GC-ODD", type: "unknown", expiration_date: null }),
];

const meta: Meta<typeof Table> = {
  title: "Panels/Teams/TeamLicensesTable",
  component: Table,
  decorators: inProvider,
  args: { rows: everyKind, actions },
  beforeEach: () => {
    for (const action of Object.values(actions)) action.mockClear();
  },
};

export default meta;
type Story = StoryObj<typeof Table>;

const shownRows = () => bodyRows("Licenses");
const cells = (row: HTMLElement) =>
  within(row)
    .getAllByRole("cell")
    .slice(0, 6)
    .map((cell) => cell.textContent.replaceAll("\u00a0", " ").trim());
const choose = async (serial: string, item: string) => {
  await userEvent.click(screen.getByRole("button", { name: `Actions for ${serial}` }));
  await userEvent.click(await screen.findByRole("menuitem", { name: item }));
};

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(shownRows().map(cells)).toEqual([
      ["GC-STATIC", "PRO", format.date(inDays(200)), "On", "ALAda Lovelace", "Static"],
      ["GC-DYNAMIC", "PRO", format.date(inDays(200)), "Off", "GHGrace Hopper", "Dynamic"],
      ["GC-FREE", "PRO", format.date(inDays(200)), "On", "–", "Free"],
      ["GC-EXPIRED", "PRO", `Expired ${format.date(inDays(-3))}`, "On", "–", "Static only"],
      ["GC-EXPIRING", "PRO", `${format.date(inDays(23))}, in 23 days`, "On", "–", "Free"],
      ["GC-PENDING", "PRO", format.date(inDays(200)), "On", "Ssoon@example.com Waiting for sign-up", "Static"],
      ["GC-ODD", "Unknown type", format.date(null), "On", "–", "Free"],
    ]);
    await expect(canvas.getByRole("link", { name: "GC-FREE" })).toHaveAttribute("href", "/app/licenses/free");
  },
};

export const Empty: Story = {
  args: { rows: [] },
  play: async ({ canvas }) => expect(canvas.getByText("No data available")).toBeVisible(),
};

/** Without callbacks, the table has no actions, and serial numbers aren't links. */
export const ReadOnly: Story = {
  args: { actions: undefined },
  play: async ({ canvas }) => {
    await expect(shownRows()).toHaveLength(7);
    await expect(canvas.queryByRole("link")).toBeNull();
    await expect(canvas.queryByRole("button", { name: /^Actions/ })).toBeNull();
    await expect(canvas.queryByRole("columnheader", { name: "Actions" })).toBeNull();
  },
};

/** A statically assigned license must be unassigned first. All others can be assigned. */
export const OffersWhatCanBeDone: Story = {
  play: async () => {
    await choose("GC-STATIC", "Unassign");
    await waitFor(() => expect(actions.onUnassign.mock.calls).toEqual([[everyKind[0]]]));
    await choose("GC-DYNAMIC", "Assign");
    await waitFor(() => expect(actions.onAssign.mock.calls).toEqual([[everyKind[1]]]));
    await choose("GC-EXPIRED", "Remove from team");
    await waitFor(() => expect(actions.onRemove.mock.calls).toEqual([[everyKind[3]]]));
  },
};

/** A holder is found by name and by email. */
export const Searches: Story = {
  play: async ({ canvas }) => {
    const box = canvas.getByRole("searchbox", { name: "Search serial or holder" });
    await userEvent.type(box, "ada@example{Enter}");
    await expect(shownRows().map((row) => within(row).getByRole("link").textContent)).toEqual([
      "GC-STATIC",
      "GC-DYNAMIC",
    ]);
    await userEvent.clear(box);
    await userEvent.type(box, "hopper{Enter}");
    await expect(shownRows().map((row) => within(row).getByRole("link").textContent)).toEqual(["GC-DYNAMIC"]);
  },
};

/** On a phone, an expiry date is never broken. */
export const Narrow: Story = {
  play: async ({ canvas, canvasElement }) => {
    for (const days of [23, -3, 200]) {
      const date = format.date(inDays(days));
      const [shown] = canvas.getAllByText(new RegExp(date));
      for (let width = 360; width >= 300; width -= 4) {
        canvasElement.style.width = `${width}px`;
        await expect(linesOf(shown!, date), `${date} at ${width} px`).toBe(1);
      }
    }
  },
};

export const LongText: Story = {
  args: {
    rows: [
      aTeamLicense({ serial_number: longText, owner: longPerson, is_statically_assigned: true, pending_user: true }),
    ],
  },
  decorators: [
    (Story) => (
      <div style={{ width: "360px" }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const panel = canvas.getByRole("region", { name: "The team's licenses" });
    await expect(panel.scrollWidth).toBeLessThanOrEqual(panel.clientWidth);
  },
};
