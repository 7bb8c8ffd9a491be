import type { ProductSession } from "@gatehouse/contract/sessions";
import { Panel } from "@gatehouse/design";
import { inProvider } from "@gatehouse/story-kit/portal/portal";
import { bodyRows, cellTexts, useStoryTable } from "@gatehouse/story-kit/portal/story-table";
import { aProductSession } from "@gatehouse/story-kit/samples/session-samples";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { type ReactNode } from "react";
import { expect, fn, userEvent } from "storybook/test";
import { createFormat } from "../../../portal/format";
import { ProductSessionsTable } from "./product-sessions-table";

interface TableProps {
  readonly rows: readonly ProductSession[];
  readonly onSignOut?: (session: ProductSession) => void;
}

const format = createFormat("en");

function Table({ rows, onSignOut }: TableProps): ReactNode {
  const table = useStoryTable();
  return (
    <Panel title="Example sessions" isFlush>
      <ProductSessionsTable rows={rows} {...table} product="Example" onSignOut={onSignOut} />
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

const shownRows = () => bodyRows("Example sessions");

export const Default: Story = {
  play: async ({ canvas }) => {
    const { created_at, last_seen } = aProductSession();
    await expect(shownRows().map(cellTexts)).toEqual([
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
