import type { WebSession } from "@gatehouse/contract/sessions";
import { Panel } from "@gatehouse/design";
import { inProvider } from "@gatehouse/story-kit/portal/portal";
import { bodyRows, cellTexts, useStoryTable } from "@gatehouse/story-kit/portal/story-table";
import { aWebSession } from "@gatehouse/story-kit/samples/session-samples";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { type ReactNode } from "react";
import { expect, fn, userEvent, within } from "storybook/test";
import { createFormat } from "../../../portal/format";
import { readClientName } from "./client-name";
import type { ReadClientName } from "./use-client-names";
import { WebSessionsTable } from "./web-sessions-table";

interface TableProps {
  readonly rows: readonly WebSession[];
  readonly readClient?: ReadClientName;
  readonly onSignOut?: (session: WebSession) => void;
}

const format = createFormat("en");

function Table({ rows, readClient, onSignOut }: TableProps): ReactNode {
  const table = useStoryTable();
  return (
    <Panel title="Web sessions" isFlush>
      <WebSessionsTable rows={rows} {...table} readClient={readClient} onSignOut={onSignOut} />
    </Panel>
  );
}

const onSignOut = fn();
const rows = [
  aWebSession({ id: 1, is_current: true }),
  aWebSession({ id: 2, user_agent: "curl/8.5.0", ip: "192.0.2.9", last_seen_at: null }),
  aWebSession({ id: 3, user_agent: "", ip: "2001:db8::7334", last_seen_at: undefined }),
];

const meta: Meta<typeof Table> = {
  title: "Panels/Sessions/WebSessionsTable",
  component: Table,
  decorators: inProvider,
  args: { rows, readClient: readClientName, onSignOut },
};

export default meta;
type Story = StoryObj<typeof Table>;

const shownRows = () => bodyRows("Web sessions");
const timeOf = (seconds: number) => format.dateTime(new Date(seconds * 1_000).toISOString());

export const Default: Story = {
  play: async ({ canvas }) => {
    const { created_at, last_seen_at } = aWebSession();
    const login = timeOf(created_at);
    await expect(shownRows().map(cellTexts)).toEqual([
      ["Firefox 132 on LinuxCurrent", "198.51.100.24", login, timeOf(last_seen_at ?? 0), "Sign out"],
      ["curl/8.5.0", "192.0.2.9", login, "N/A", "Sign out"],
      ["Unknown browser", "2001:db8::7334", login, "N/A", "Sign out"],
    ]);
    await expect(canvas.getByTitle(/Gecko\/20100101/)).toHaveTextContent("Firefox 132 on Linux");
    await userEvent.click(canvas.getByRole("button", { name: "Sign out from curl/8.5.0" }));
    await expect(onSignOut).toHaveBeenLastCalledWith(rows[1]);
  },
};

/** While the name parser loads, the raw user agent is not shown. */
export const Loading: Story = {
  args: { readClient: undefined },
  play: async () => expect(shownRows().map((row) => cellTexts(row)[0])).toEqual(["Current", "", ""]),
};

export const Empty: Story = {
  args: { rows: [] },
  play: async ({ canvas }) => expect(canvas.getByText("No data available")).toBeVisible(),
};

export const ReadOnly: Story = {
  args: { onSignOut: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("button", { name: /Sign out/ })).toBeNull();
    await expect(canvas.queryByRole("columnheader", { name: "Actions" })).toBeNull();
  },
};

export const Sorts: Story = {
  play: async ({ canvas }) => {
    const ips = () => shownRows().map((row) => cellTexts(row)[1]);
    await userEvent.click(canvas.getByRole("button", { name: "Browser" }));
    await expect(ips()).toEqual(["192.0.2.9", "198.51.100.24", "2001:db8::7334"]);
    await userEvent.click(canvas.getByRole("button", { name: "Last seen" }));
    await expect(ips()[0]).toBe("198.51.100.24");
  },
};

/** On a tablet, a time breaks between its date and its clock at most, also beside a long address. */
export const BesideARail: Story = {
  args: { rows: [...rows, aWebSession({ id: 4, ip: "2001:db8:85a3:1234:5678:8a2e:370:7334" })] },
  decorators: [
    (Story) => (
      <div style={{ width: "672px" }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    const times = [...canvasElement.querySelectorAll("time")];
    await expect(times.length).toBeGreaterThan(4);
    for (const time of times) {
      const range = document.createRange();
      range.selectNodeContents(time);
      const tops = new Set(Array.from(range.getClientRects(), ({ top }) => Math.round(top)));
      await expect(tops.size).toBeLessThanOrEqual(2);
    }
    const frame = canvasElement.querySelector(".gh-table-wrap")!;
    await expect(frame.scrollWidth).toBeLessThanOrEqual(frame.clientWidth);
  },
};

const hostile = `"><img src=x onerror=alert(1)>${"x".repeat(180)}`;

export const LongText: Story = {
  args: {
    rows: [
      aWebSession({ user_agent: hostile, is_current: true }),
      aWebSession({
        id: 2,
        user_agent: "Mozilla/5.0 (compatible) ".repeat(20),
        created_at: 1e300,
        last_seen_at: -1e300,
      }),
    ],
  },
  decorators: [
    (Story) => (
      <div style={{ width: "22em" }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(canvas.getByText(hostile)).toBeVisible();
    await expect(within(shownRows()[1] ?? document.body).getByRole("button", { name: /^Sign out/ })).toBeVisible();
    const panel = canvas.getByRole("region", { name: "Web sessions" });
    await expect(panel.scrollWidth).toBeLessThanOrEqual(panel.clientWidth);
  },
};
