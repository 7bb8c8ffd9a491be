import { ProjectTable, projectTable } from "@gatehouse/story-kit/samples/project-samples";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { Badge } from "../controls/badge";
import { Button } from "../controls/button";
import { Identifier } from "../controls/identifier";
import { NativeSelect } from "../controls/native-select";
import { Panel } from "../controls/panel";
import { ProgressCell } from "../controls/progress";
import { LicenseIcon } from "../icons/action-icons";
import { MoreIcon } from "../icons/icons";
import { DataTable } from "./data-table";
import type { TableColumn } from "./table-column";

const meta = {
  component: ProjectTable,
  title: "Design/Table widths",
  args: projectTable,
} satisfies Meta<typeof ProjectTable>;

export default meta;
type Story = StoryObj<typeof meta>;

interface License {
  serial: string;
  days: number;
  kind: string;
}

const licenses: License[] = Array.from({ length: 10 }, (_, index) => ({
  serial: `GC-7F2${index}-0${index}42`,
  days: index * 40,
  kind: index % 2 ? "PRO" : "SMART",
}));

const licenseColumns: TableColumn<License>[] = [
  {
    id: "validity",
    header: "Validity",
    cell: (row) => (
      <ProgressCell
        label="Validity left"
        value={row.days / 4}
        tone={row.days > 60 ? "success" : "warning"}
      >{`${row.days} days`}</ProgressCell>
    ),
    sortValue: (row) => row.days,
  },
  { id: "type", header: "Type", cell: (row) => row.kind, sortValue: (row) => row.kind },
  {
    id: "serial",
    header: "Serial numbers",
    lead: true,
    cell: (row) => <Identifier href={`#${row.serial}`}>{row.serial}</Identifier>,
    sortValue: (row) => row.serial,
  },
  { id: "expires", header: "Expires", cell: () => "30 Sep 2026", sortValue: () => "2026-09-30" },
  { id: "count", header: "Count", align: "end", cell: () => 1, sortValue: () => 1 },
  { id: "remote", header: "Remote services", cell: () => "On" },
  { id: "team", header: "Team", cell: () => "–", isBlank: () => true },
  {
    id: "notes",
    header: "Notes",
    cell: (row) =>
      row.days < 60 ? (
        <Badge tone="info" icon={<LicenseIcon />}>
          Renewal pending
        </Badge>
      ) : (
        "–"
      ),
    isBlank: (row) => row.days >= 60,
  },
  {
    id: "actions",
    header: "Actions",
    isActions: true,
    cell: (row) => (
      <Button size="sm" variant="quiet" iconOnly aria-label={`More actions for ${row.serial}`} icon={<MoreIcon />} />
    ),
  },
];

const LicenseTable = () => (
  <Panel label="Licenses" isFlush>
    <DataTable
      rows={licenses}
      columns={licenseColumns}
      rowKey={(row) => row.serial}
      label="Licenses"
      initialState={{ pageSize: 10, sort: { columnId: "validity", direction: "ascending" } }}
      isSearchable
      toolbar={
        <NativeSelect
          label="Type"
          isLabelHidden
          value="all"
          onChange={fn()}
          options={[
            { value: "all", label: "All types" },
            { value: "PRO", label: "PRO" },
          ]}
        />
      }
    />
  </Panel>
);

export const NineColumns: Story = { render: () => <LicenseTable /> };

export const TwoColumnsOfPairs: Story = {
  render: () => (
    <div style={{ width: "54em" }}>
      <LicenseTable />
    </div>
  ),
  play: async ({ canvasElement }) => {
    await expect(getComputedStyle(canvasElement.querySelector("tbody tr") ?? canvasElement).display).toBe("grid");
    const line = (label: string) => baseline(canvasElement.querySelector(`tbody td[data-label="${label}"]`)!);
    for (const [one, other] of [
      ["Expires", "Count"],
      ["Remote services", "Notes"],
    ] as const)
      await expect(Math.abs(line(one) - line(other)), `${one} and ${other}`).toBeLessThan(0.6);
  },
};

/** The baseline of a cell's first text. */
function baseline(cell: Element): number {
  const text = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT).nextNode()!;
  const range = document.createRange();
  range.selectNodeContents(text);
  const { top, height } = range.getBoundingClientRect();
  const context = document.createElement("canvas").getContext("2d")!;
  context.font = getComputedStyle(text.parentElement!).font;
  const { fontBoundingBoxAscent: ascent, fontBoundingBoxDescent: descent } = context.measureText("x");
  return top + (height * ascent) / (ascent + descent);
}

/** A link's press target is taller than its text, but its line isn't. */
export const RecordsWithLinks: Story = {
  render: () => (
    <div style={{ width: "24em" }}>
      <Panel label="Licenses" isFlush>
        <DataTable
          label="Licenses"
          rows={licenses}
          rowKey={(row) => row.serial}
          columns={[
            ...licenseColumns.slice(1, 3),
            { id: "team", header: "Team", cell: () => <a href="#team">Beam diagnostics</a> },
          ]}
        />
      </Panel>
    </div>
  ),
  play: async ({ canvasElement }) => {
    const heightOf = (label: string) =>
      canvasElement.querySelector(`tbody td[data-label="${label}"]`)!.getBoundingClientRect().height;
    await expect(heightOf("Team")).toBe(heightOf("Type"));
  },
};

export const Narrow: Story = {
  render: (args) => (
    <div style={{ width: "24em", maxWidth: "100%" }}>
      <ProjectTable {...args} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const row = canvasElement.querySelector("tbody tr") ?? canvasElement;
    await expect(getComputedStyle(row).display).toBe("grid");
    await expect(getComputedStyle(row.querySelector("td[data-label='Board']") ?? row, "::before").content).toBe(
      '"Board"',
    );
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

/** Records hide the column headers. Sortable ones show while focused. */
export const NarrowSortsByKeyboard: Story = {
  render: (args) => (
    <div style={{ width: "24em", maxWidth: "100%" }}>
      <ProjectTable {...args} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const sorts = [...canvasElement.querySelectorAll<HTMLElement>("thead .gh-sort")];
    await expect(sorts.length).toBeGreaterThan(1);
    for (const sort of sorts) {
      sort.focus();
      const { left, top, width, height } = sort.getBoundingClientRect();
      await expect(document.elementFromPoint(left + width / 2, top + height / 2)).toBe(sort);
    }
    sorts.at(-1)!.blur();
    const head = canvasElement.querySelector("thead")!;
    await expect(head.getBoundingClientRect().width).toBe(1);
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

/** On a phone, two fields share a line, each below its label. Ten records stay below 1,800 px. */
export const NarrowPairs: Story = {
  render: () => (
    <div style={{ width: "336px" }}>
      <LicenseTable />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const fields = canvasElement.querySelectorAll(
      "tbody tr:first-child td:not([data-lead], .gh-row-actions, [data-blank])",
    );
    const [first, second] = Array.from(fields, (field) => field.getBoundingClientRect());
    await expect(second!.top).toBe(first!.top);
    await expect(second!.left).toBeGreaterThan(first!.left + 100);
    const panel = canvasElement.querySelector(".gh-panel")!;
    await expect(panel.querySelectorAll("tbody tr")).toHaveLength(10);
    await expect(panel.getBoundingClientRect().height).toBeLessThanOrEqual(1_800);
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

/** Cell content is not cut off at the smallest width. */
export const Narrowest: Story = {
  render: () => (
    <div style={{ width: "256px" }}>
      <LicenseTable />
    </div>
  ),
  play: async ({ canvas, canvasElement }) => {
    const { right } = canvasElement.querySelector(".gh-panel")!.getBoundingClientRect();
    for (const text of canvas.getAllByText(/^\d+ days$/))
      await expect(text.getBoundingClientRect().right).toBeLessThanOrEqual(right - 12);
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
