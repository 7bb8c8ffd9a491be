import type { License } from "@gatehouse/contract/licenses";
import { Panel } from "@gatehouse/design";
import { inProvider } from "@gatehouse/story-kit/portal/portal";
import { savedFile } from "@gatehouse/story-kit/portal/saved-file";
import { storyDay } from "@gatehouse/story-kit/portal/story-day";
import { bodyRows, cellTexts, useStoryTable } from "@gatehouse/story-kit/portal/story-table";
import { aLicense, inDays, longText } from "@gatehouse/story-kit/samples/license-samples";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { type ReactNode } from "react";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { createFormat } from "../../../portal/format";
import { LicensesInUseTable } from "./licenses-in-use-table";

const format = createFormat("en");
const held = [
  aLicense({ guid: "a", serial_number: "GC-A", expiration_date: inDays(12) }),
  aLicense({
    guid: "b",
    serial_number: "GC-B",
    is_enterprise: true,
    assigned_from_group: true,
    group: { guid: "t", name: "Readout firmware" },
  }),
  aLicense({
    guid: "c",
    serial_number: "GC-C",
    type: "smart",
    is_smart: true,
    is_expired: true,
    expiration_date: inDays(-4),
    remote_services: false,
  }),
  aLicense({
    guid: "d",
    serial_number: "GC-D",
    enabled_user_name: null,
    assigned_user_email: "assigned@example.com",
    expiration_date: null,
  }),
  aLicense({
    guid: "e",
    serial_number: "GC-E",
    is_trial: true,
    license_reallocated_dongle: { serial_number: "00A1-07", new_data_available: false },
  }),
];

const menuOf = ({ serial_number: serial }: License) => [{ id: "open", label: `Open ${serial}` }];

function Table({ rows }: { readonly rows: readonly License[] }): ReactNode {
  const table = useStoryTable("validity");
  return (
    <Panel label="Licenses" isFlush>
      <LicensesInUseTable rows={rows} {...table} nowMs={storyDay.getTime()} menuOf={menuOf} />
    </Panel>
  );
}

const meta: Meta<typeof Table> = {
  title: "Panels/Licenses/LicensesInUseTable",
  component: Table,
  decorators: inProvider,
  args: { rows: held },
};

export default meta;
type Story = StoryObj<typeof Table>;

const shownRows = () => bodyRows("In Use");

export const Default: Story = {
  play: async () => {
    await expect(shownRows().map(cellTexts)).toEqual([
      ["Expired", "SMART", "GC-C", format.date(inDays(-4)), "customer@example.com", "Off", "–", "", ""],
      ["12 days", "PRO", "GC-A", format.date(inDays(12)), "customer@example.com", "On", "–", "", ""],
      [
        "200 days",
        "Enterprise",
        "GC-B",
        format.date(inDays(200)),
        "customer@example.com",
        "On",
        "Readout firmware",
        "",
        "",
      ],
      [
        "200 days",
        "Trial",
        "GC-E",
        format.date(inDays(200)),
        "customer@example.com",
        "On",
        "–",
        "TrialUSB dongle 00A1-07",
        "",
      ],
      ["Not activated", "PRO", "GC-D", "N/A", "assigned@example.com", "On", "–", "", ""],
    ]);
    await expect(screen.getByRole("link", { name: "GC-A" })).toHaveAttribute("href", "/app/licenses/a");
  },
};

export const Empty: Story = {
  args: { rows: [] },
  play: async ({ canvas }) => expect(canvas.getByText("No data available")).toBeVisible(),
};

/** With a renewal on order, the expiration is no alarm. */
export const RenewalOnOrder: Story = {
  args: { rows: [aLicense({ expiration_date: inDays(12), renew_pending: true })] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("progressbar")).toHaveAttribute("data-tone", "info");
    await expect(canvas.getByText("Renewal pending")).toBeVisible();
  },
};

export const SortsAndSearches: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Serial number" }));
    await expect(shownRows().map((row) => within(row).getByRole("link", { name: /^GC-/ }).textContent)).toEqual([
      "GC-A",
      "GC-B",
      "GC-C",
      "GC-D",
      "GC-E",
    ]);
    await userEvent.click(canvas.getByRole("button", { name: "Serial number" }));
    await expect(within(shownRows()[0] ?? document.body).getByRole("link", { name: /^GC-/ })).toHaveTextContent("GC-E");
    await userEvent.type(canvas.getByRole("searchbox"), "readout{Enter}");
    await waitFor(() => expect(shownRows()).toHaveLength(1));
  },
};

export const Csv: Story = {
  play: async ({ canvas }) => {
    const file = await savedFile(() => userEvent.click(canvas.getByRole("button", { name: "Export CSV" })));
    await expect(file.name).toBe("licenses-in-use.csv");
    const lines = file.text.trim().split("\r\n");
    await expect(lines).toHaveLength(6);
    await expect(lines[1]).toBe(`-4,SMART,GC-C,${inDays(-4).slice(0, 10)},customer@example.com,Off,,`);
    await expect(lines[4]).toBe(
      `200,Trial,GC-E,${inDays(200).slice(0, 10)},customer@example.com,On,,Trial; USB dongle 00A1-07`,
    );
    await expect(lines[5]).toBe(",PRO,GC-D,,assigned@example.com,On,,");
  },
};

export const LongText: Story = {
  args: {
    rows: [
      aLicense({
        serial_number: longText,
        enabled_user_name: `${longText}@example.com`,
        group: { guid: "t", name: longText },
      }),
    ],
  },
  decorators: [
    (Story) => (
      <div style={{ width: "26em" }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const panel = canvas.getByRole("region", { name: "Licenses" });
    await expect(panel.scrollWidth).toBeLessThanOrEqual(panel.clientWidth);
  },
};
