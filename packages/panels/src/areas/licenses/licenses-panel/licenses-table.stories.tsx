import type { LicenseGroupRow } from "@gatehouse/contract/licenses";
import { noSelection, Panel } from "@gatehouse/design";
import { inProvider } from "@gatehouse/story-kit/portal/portal";
import { savedFile } from "@gatehouse/story-kit/portal/saved-file";
import { storyDay } from "@gatehouse/story-kit/portal/story-day";
import { bodyRows, cellTexts, useStoryTable } from "@gatehouse/story-kit/portal/story-table";
import { aLicenseRow, inDays, longText } from "@gatehouse/story-kit/samples/license-samples";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { type ReactNode, useState } from "react";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { createFormat } from "../../../portal/format";
import { LicenseExtras, type LicenseExtrasProps } from "./license-extras";
import { LicensesTable, type LicensesTableProps } from "./licenses-table";

const format = createFormat("en");
const nowMs = storyDay.getTime();
const [onOpen, onRenewChosen] = [fn(), fn()];
const serial = (at: number) => `GC-0000-${String(at).padStart(4, "0")}`;

/** Twelve licenses, ordered by expiration. Every third one is SMART. */
const twelve = Array.from({ length: 12 }, (_, at) =>
  aLicenseRow({
    license_guids: [`guid-${at}`],
    serial_numbers: [serial(at)],
    expiration_date: inDays(at * 40 - 20),
    progress_bar: at * 8,
    type: at % 3 === 0 ? "smart" : "pro",
    remote_services: at % 2 === 0,
  }),
);

interface TableProps {
  readonly rows: readonly LicenseGroupRow[];
  readonly onRenew?: LicensesTableProps["onRenew"];
  readonly isSelectable?: boolean;
}

function Table({ rows, onRenew, isSelectable = false }: TableProps): ReactNode {
  const table = useStoryTable("validity");
  const [extras, setExtras] = useState<Parameters<LicenseExtrasProps["onChange"]>[0]>({ selection: noSelection });
  return (
    <Panel label="Licenses" isFlush>
      <LicensesTable
        rows={rows}
        {...table}
        nowMs={nowMs}
        onOpen={onOpen}
        onRenew={onRenew}
        {...(isSelectable && extras)}
      />
      {isSelectable && <LicenseExtras rows={rows} onRenew={onRenewChosen} onChange={setExtras} />}
    </Panel>
  );
}

const meta: Meta<typeof Table> = {
  title: "Panels/Licenses/LicensesTable",
  component: Table,
  decorators: inProvider,
  args: { rows: twelve },
};

export default meta;
type Story = StoryObj<typeof Table>;

const shownRows = () => bodyRows("My Licenses");
const serialsShown = () => shownRows().map((row) => within(row).getByRole("link").textContent);

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("columnheader").map((head) => head.textContent)).toEqual([
      "Validity",
      "Type",
      "Serial numbers",
      "Expires",
      "Count",
      "Remote services",
      "Team",
      "Notes",
      "Actions",
    ]);
    await expect(serialsShown()).toEqual(twelve.slice(0, 10).map((row) => row.serial_numbers[0]));
    await expect(cellTexts(shownRows()[0])).toEqual([
      "Expired",
      "SMART",
      serial(0),
      format.date(inDays(-20)),
      "1",
      "On",
      "–",
      "",
      "",
    ]);
    await expect(cellTexts(shownRows()[1])).toEqual([
      "20 days",
      "PRO",
      serial(1),
      format.date(inDays(20)),
      "1",
      "Off",
      "–",
      "",
      "",
    ]);
    await expect(canvas.getByText("1–10 of 12")).toBeVisible();
  },
};

export const Empty: Story = {
  args: { rows: [] },
  play: async ({ canvas }) => expect(canvas.getByText("No data available")).toBeVisible(),
};

export const Sorts: Story = {
  play: async ({ canvas }) => {
    const head = canvas.getByRole("columnheader", { name: "Expires" });
    await userEvent.click(within(head).getByRole("button"));
    await expect(head).toHaveAttribute("aria-sort", "ascending");
    await expect(serialsShown()[0]).toBe(serial(0));
    await userEvent.click(within(head).getByRole("button"));
    await expect(head).toHaveAttribute("aria-sort", "descending");
    await expect(serialsShown()[0]).toBe(serial(11));
    await userEvent.click(canvas.getByRole("button", { name: "Type" }));
    await expect(head).not.toHaveAttribute("aria-sort");
    await expect(canvas.getByRole("columnheader", { name: "Type" })).toHaveAttribute("aria-sort", "ascending");
    await expect(cellTexts(shownRows()[0])[1]).toBe("PRO");
    const serials = canvas.getByRole("columnheader", { name: "Serial numbers" });
    await userEvent.click(within(serials).getByRole("button"));
    await expect(serials).toHaveAttribute("aria-sort", "ascending");
    await expect(serialsShown()).toEqual([...serialsShown()].sort());
  },
};

export const Pages: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Next" }));
    await expect(serialsShown()).toEqual([serial(10), serial(11)]);
    await expect(canvas.getByText("11–12 of 12")).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Last" })).toHaveAttribute("aria-disabled", "true");
    await userEvent.selectOptions(canvas.getByRole("combobox", { name: "Rows per page" }), "5");
    await expect(canvas.getByText("1–5 of 12")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Last" }));
    await expect(canvas.getByRole("button", { name: "Page 3" })).toHaveAttribute("aria-current", "page");
    await userEvent.click(canvas.getByRole("button", { name: "First" }));
    await expect(serialsShown()).toHaveLength(5);
  },
};

export const Searches: Story = {
  play: async ({ canvas }) => {
    const box = canvas.getByRole("searchbox", { name: "Search serial, type or team" });
    await userEvent.type(box, "0007");
    await waitFor(() => expect(serialsShown()).toEqual([serial(7)]));
    await userEvent.clear(box);
    await userEvent.type(box, "no such license{Enter}");
    await expect(canvas.getByText("No matching records found")).toBeVisible();
    await userEvent.click(within(screen.getByRole("table")).getByRole("button", { name: "Clear search" }));
    await expect(serialsShown()).toHaveLength(10);
    await expect(box).toHaveValue("");
  },
};

export const OpensFromTheMenu: Story = {
  args: { rows: [aLicenseRow({ license_guids: ["guid-a", "guid-b"], serial_numbers: ["GC-A", "GC-B"], count: 2 })] },
  play: async ({ canvas }) => {
    onOpen.mockClear();
    await expect(canvas.getByText("+1")).toHaveAttribute("title", "GC-B");
    await userEvent.click(canvas.getByRole("button", { name: "Actions for GC-A" }));
    await expect((await screen.findAllByRole("menuitem")).map((item) => item.textContent)).toEqual([
      "Open GC-A",
      "Open GC-B",
    ]);
    await userEvent.click(screen.getByRole("menuitem", { name: "Open GC-B" }));
    await waitFor(() => expect(onOpen.mock.calls).toEqual([["guid-b"]]));
  },
};

export const Csv: Story = {
  args: {
    rows: [
      ...twelve,
      aLicenseRow({
        license_guids: ["x", "y"],
        serial_numbers: ["GC-X", "GC-Y"],
        count: 2,
        expiration_date: inDays(-90),
        is_trial: true,
        renew_in_cart: true,
        group: { guid: "t", name: '=cmd|"/c calc"!A1' },
        license_reallocated_dongle: { serial_number: "00C4-19", new_data_available: true },
      }),
    ],
  },
  play: async ({ canvas }) => {
    const file = await savedFile(() => userEvent.click(canvas.getByRole("button", { name: "Export CSV" })));
    await expect(file.name).toBe("licenses.csv");
    const lines = file.text.split("\r\n");
    await expect(lines).toHaveLength(15);
    await expect(lines[0]).toBe("\uFEFFValidity,Type,Serial numbers,Expires,Count,Remote services,Team,Notes");
    await expect(lines[1]).toBe(
      `-90,Trial,GC-X GC-Y,${inDays(-90).slice(0, 10)},2,On,"'=cmd|""/c calc""!A1",Trial; Renew in cart; On dongle 00C4-19; Pending activation`,
    );
  },
};

export const LongText: Story = {
  args: { rows: [aLicenseRow({ serial_numbers: [longText], group: { guid: "t", name: longText } })] },
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

/** Ten licenses with the variety of marks, teams and renewals that the demo has. */
const ordinaryPage: readonly Partial<LicenseGroupRow>[] = [
  {},
  {},
  { is_trial: true },
  { renew_in_cart: true },
  { renew_pending: true },
  { license_dematerialized: true },
  { license_dematerialized: true },
  { license_reallocated_dongle: { serial_number: "00C4-19", new_data_available: true } },
  { group: { guid: "team", name: "Beam diagnostics" } },
  { serial_numbers: ["GC-X", "GC-Y"], license_guids: ["x", "y"], count: 2 },
];

/** The limit for nine columns. Nodes inside icons and in the checkbox column don't count. */
export const FewNodes: Story = {
  args: {
    rows: ordinaryPage.map((changes, at) => aLicenseRow({ ...twelve[at], ...changes })),
    onRenew: fn(),
    isSelectable: true,
  },
  play: async () => {
    const table = screen.getByRole("table");
    await expect(within(table).getAllByRole("columnheader")).toHaveLength(10);
    await expect(shownRows()).toHaveLength(10);
    await expect(await within(table).findAllByRole("checkbox")).toHaveLength(11);
    const nodes = table.querySelectorAll("*:not(svg *, .gh-col-select, .gh-col-select *)");
    await expect(nodes.length).toBeLessThanOrEqual(190);
  },
};
