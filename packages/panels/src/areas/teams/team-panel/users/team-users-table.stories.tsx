import type { TeamUser } from "@gatehouse/contract/teams";
import { Panel } from "@gatehouse/design";
import { inProvider } from "@gatehouse/story-kit/portal/portal";
import { bodyRows, cellTexts, useStoryTable } from "@gatehouse/story-kit/portal/story-table";
import { inDays } from "@gatehouse/story-kit/samples/license-samples";
import { aTeamUser, longPerson } from "@gatehouse/story-kit/samples/team-samples";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { type ReactNode } from "react";
import { expect, fn, userEvent } from "storybook/test";
import { createFormat } from "../../../../portal/format";
import { TeamUsersTable, type TeamUsersTableProps } from "./team-users-table";

const format = createFormat("en");
const actions = { onRemove: fn() };

function Table({
  rows,
  managerEmail,
  actions: offered,
}: Pick<TeamUsersTableProps, "rows" | "managerEmail" | "actions">): ReactNode {
  const table = useStoryTable();
  return (
    <Panel label="The team's users" isFlush>
      <TeamUsersTable rows={rows} {...table} managerEmail={managerEmail} origin="" actions={offered} />
    </Panel>
  );
}

const people: readonly TeamUser[] = [
  aTeamUser({ id: 1, email: "Ada@Example.com" }),
  aTeamUser({
    id: 2,
    email: "grace@example.com",
    first_name: "Grace",
    last_name: "Hopper",
    has_license_statically_assigned: true,
  }),
  aTeamUser({ id: 3, email: "soon@example.com", first_name: "", last_name: "", last_login: null, pending_user: true }),
];

const meta: Meta<typeof Table> = {
  title: "Panels/Teams/TeamUsersTable",
  component: Table,
  decorators: inProvider,
  args: { rows: people, managerEmail: "ada@example.com", actions },
  beforeEach: () => void actions.onRemove.mockClear(),
};

export default meta;
type Story = StoryObj<typeof Table>;

const shownRows = () => bodyRows("Members");
const cells = (row: HTMLElement) => cellTexts(row).slice(0, 4);

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(shownRows().map(cells)).toEqual([
      ["ALAda Lovelace Manager", "Ada@Example.com", format.dateTime(inDays(-2)), "–"],
      ["GHGrace Hopper", "grace@example.com", format.dateTime(inDays(-2)), "Static license"],
      ["Ssoon@example.com Waiting for sign-up", "soon@example.com", "Never", "–"],
    ]);
    await expect(canvas.queryByRole("button", { name: "Remove Ada Lovelace" })).toBeNull();
    await userEvent.click(canvas.getByRole("button", { name: "Remove soon@example.com" }));
    await expect(actions.onRemove.mock.calls).toEqual([[people[2]]]);
  },
};

export const Empty: Story = {
  args: { rows: [] },
  play: async ({ canvas }) => expect(canvas.getByText("No data available")).toBeVisible(),
};

export const ReadOnly: Story = {
  args: { actions: undefined },
  play: async ({ canvas }) => {
    await expect(shownRows()).toHaveLength(3);
    await expect(canvas.queryByRole("button", { name: /^Remove/ })).toBeNull();
  },
};

export const SortsAndSearches: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Last login" }));
    await expect(cells(shownRows()[2] ?? document.body)[2]).toBe("Never");
    await userEvent.type(canvas.getByRole("searchbox", { name: "Search name or email" }), "hopper{Enter}");
    await expect(shownRows().map((row) => cells(row)[1])).toEqual(["grace@example.com"]);
  },
};

export const LongText: Story = {
  args: {
    rows: [aTeamUser({ ...longPerson, pending_user: true, has_license_statically_assigned: true })],
    managerEmail: longPerson.email,
  },
  decorators: [
    (Story) => (
      <div style={{ width: "360px" }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const panel = canvas.getByRole("region", { name: "The team's users" });
    await expect(panel.scrollWidth).toBeLessThanOrEqual(panel.clientWidth);
  },
};
