import type { Team } from "@gatehouse/contract/teams";
import { Panel } from "@gatehouse/design";
import { inProvider } from "@gatehouse/story-kit/portal/portal";
import { bodyRows, cellTexts, useStoryTable } from "@gatehouse/story-kit/portal/story-table";
import { longText } from "@gatehouse/story-kit/samples/license-samples";
import { aPerson, aTeam, longPerson } from "@gatehouse/story-kit/samples/team-samples";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { type ReactNode } from "react";
import { expect, userEvent, within } from "storybook/test";
import { TeamsTable } from "./teams-table";

function Table({ rows }: { readonly rows: readonly Team[] }): ReactNode {
  const table = useStoryTable();
  return (
    <Panel label="Teams" isFlush>
      <TeamsTable rows={rows} {...table} origin="" />
    </Panel>
  );
}

const three = [
  aTeam({ guid: "a", name: "Trigger", seats_count: 2, available_seats: 0 }),
  aTeam({ guid: "b", name: "Beam", manager: aPerson({ first_name: "", last_name: "", email: "grace@example.com" }) }),
  aTeam({ guid: "c", name: "Empty one", seats_count: 0, available_seats: 0, members_count: 1 }),
];

const meta: Meta<typeof Table> = {
  title: "Panels/Teams/TeamsTable",
  component: Table,
  decorators: inProvider,
  args: { rows: three },
};

export default meta;
type Story = StoryObj<typeof Table>;

const shownRows = () => bodyRows("Teams");

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(shownRows().map(cellTexts)).toEqual([
      ["Trigger", "ALAda Lovelace", "0 of 2 available", "3"],
      ["Beam", "Ggrace@example.com", "2 of 4 available", "3"],
      ["Empty one", "ALAda Lovelace", "0 of 0 available", "1"],
    ]);
    await expect(canvas.getByRole("link", { name: "Beam" })).toHaveAttribute("href", "/app/teams/b");
    await expect(canvas.queryByRole("searchbox")).toBeNull();
  },
};

export const Empty: Story = {
  args: { rows: [] },
  play: async ({ canvas }) => expect(canvas.getByText("No data available")).toBeVisible(),
};

export const Sorts: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Team" }));
    await expect(shownRows().map((row) => within(row).getByRole("link").textContent)).toEqual([
      "Beam",
      "Empty one",
      "Trigger",
    ]);
    await userEvent.click(canvas.getByRole("button", { name: "Seats" }));
    await userEvent.click(canvas.getByRole("button", { name: "Seats" }));
    await expect(within(shownRows()[0] ?? document.body).getByRole("link")).toHaveTextContent("Beam");
  },
};

/** Lists with more teams than fit on a page can be searched. */
export const Searches: Story = {
  args: { rows: Array.from({ length: 11 }, (_, at) => aTeam({ guid: String(at), name: `Team ${at + 1}` })) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("1–10 of 11")).toBeVisible();
    await userEvent.type(canvas.getByRole("searchbox", { name: "Search name or manager" }), "team 11{Enter}");
    await expect(shownRows().map((row) => within(row).getByRole("link").textContent)).toEqual(["Team 11"]);
  },
};

export const LongText: Story = {
  args: {
    rows: [
      aTeam({
        name: longText,
        manager: longPerson,
        seats_count: 1_000_000,
        available_seats: 999_999,
        members_count: 1_000_000,
      }),
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
    const panel = canvas.getByRole("region", { name: "Teams" });
    await expect(panel.scrollWidth).toBeLessThanOrEqual(panel.clientWidth);
  },
};
