import type { ProductSession } from "@gatehouse/contract/sessions";
import { Panel, type TableState } from "@gatehouse/design";
import { inProvider } from "@gatehouse/story-kit/portal/portal";
import { aProductSession } from "@gatehouse/story-kit/samples/session-samples";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { type ReactNode, useState } from "react";
import { expect, fn, screen, userEvent, within } from "storybook/test";
import { createFormat } from "../../../portal/format";
import { ProductSessionsTable } from "./product-sessions-table";

interface TableProps {
  readonly rows: readonly ProductSession[];
  readonly onSignOut?: (session: ProductSession) => void;
}

const format = createFormat("en");

function Table({ rows, onSignOut }: TableProps): ReactNode {
  const [state, setState] = useState<TableState>({ page: 1, pageSize: 10, search: "", sort: null });
  return (
    <Panel title="Example sessions" isFlush>
      <ProductSessionsTable
        rows={rows}
        state={state}
        onStateChange={setState}
        product="Example"
        onSignOut={onSignOut}
      />
    </Panel>
  );
}

const onSignOut = fn();
const rows = [
  aProductSession(),
  aProductSession({ id: 2, username: "", ipv4_address: null, created_at: "yesterday", last_seen: null }),
];

const meta: Meta<typeof Table> = {
  title: "Panels/Sessions/ProductSessionsTable",
  component: Table,
  decorators: inProvider,
  args: { rows, onSignOut },
};

export default meta;
type Story = StoryObj<typeof Table>;

const bodyRows = () =>
  within(screen.getByRole("table", { name: "Example sessions" }))
    .getAllByRole("row")
    .slice(1);
const cellsOf = (row: HTMLElement) =>
  within(row)
    .getAllByRole("cell")
    .map((cell) => cell.textContent);

export const Default: Story = {
  play: async ({ canvas }) => {
    const { created_at, last_seen } = aProductSession();
    await expect(bodyRows().map(cellsOf)).toEqual([
      ["e.marchetti", "198.51.100.24", format.dateTime(created_at), format.dateTime(last_seen ?? null), "Sign out"],
      ["Unnamed", "N/A", "Invalid date format", "N/A", "Sign out"],
    ]);
    await userEvent.click(canvas.getByRole("button", { name: "Sign out from Unnamed" }));
    await expect(onSignOut).toHaveBeenLastCalledWith(rows[1]);
  },
};

export const Empty: Story = {
  args: { rows: [] },
  play: async ({ canvas }) => expect(canvas.getByText("No data available")).toBeVisible(),
};

export const ReadOnly: Story = {
  args: { onSignOut: undefined },
  play: async ({ canvas }) => expect(canvas.queryByRole("button", { name: /Sign out/ })).toBeNull(),
};

export const LongText: Story = {
  args: { rows: [aProductSession({ username: "workstation".repeat(20) })] },
  decorators: [
    (Story) => (
      <div style={{ width: "22em" }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const panel = canvas.getByRole("region", { name: "Example sessions" });
    await expect(panel.scrollWidth).toBeLessThanOrEqual(panel.clientWidth);
  },
};
