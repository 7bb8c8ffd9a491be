import { useMemo, useState } from "react";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { EditIcon, LicenseIcon, MoreIcon, TrashIcon } from "../icons/icons";
import { Badge } from "../components/badge";
import { Button } from "../components/button";
import { Identifier } from "../components/identifier";
import { MenuButton } from "../components/menu-button";
import { NativeSelect } from "../components/native-select";
import { Panel } from "../components/panel";
import { ProgressCell } from "../components/progress";
import { StateMessage } from "../components/state-message";
import { DataTable, type DataTableProps } from "./data-table";
import type { TableColumn } from "./table-column";
import { TableSkeleton } from "./table-skeleton";
import type { TableState } from "./table-state";

interface Project {
  id: string;
  name: string;
  board: string | null;
  commits: number;
  updated: string;
}

const boards = ["DAQ-64 rev. C", "DAQ-64 rev. B", "DAQ-16", null];

function projects(count: number): Project[] {
  return Array.from({ length: count }, (_, index) => ({
    id: `p${index}`,
    name: `Project ${index + 1}`,
    board: boards[index % boards.length] ?? null,
    commits: (index * 7919) % 1000,
    updated: `2026-11-${String(1 + (index % 28)).padStart(2, "0")}`,
  }));
}

const columns: TableColumn<Project>[] = [
  { id: "name", header: "Name", lead: true, cell: (row) => <a href={`#${row.id}`}>{row.name}</a>, sortValue: (row) => row.name },
  { id: "board", header: "Board", cell: (row) => row.board, searchText: (row) => row.board, csv: (row) => row.board },
  { id: "commits", header: "Commits", align: "end", cell: (row) => row.commits, sortValue: (row) => row.commits, searchText: () => "" },
  { id: "updated", header: "Updated on", cell: (row) => row.updated, sortValue: (row) => row.updated },
];

const actions: TableColumn<Project> = {
  id: "actions",
  header: "Actions",
  isActions: true,
  cell: (row) => (
    <>
      <Button size="sm" variant="quiet" iconOnly aria-label={`Edit ${row.name}`} icon={<EditIcon />} />
      <MenuButton size="sm" variant="quiet" iconOnly label={`More actions for ${row.name}`} icon={<MoreIcon />} items={[{ id: "delete", label: "Delete", icon: <TrashIcon />, isDanger: true }]} />
    </>
  ),
};
const withActions = [...columns, actions];
const rowKey = (row: Project) => row.id;

const ProjectTable = (props: DataTableProps<Project>) => (
  <Panel title="Projects" count={props.rows.length} isFlush>
    <DataTable {...props} />
  </Panel>
);

const meta = {
  component: ProjectTable,
  title: "Design/DataTable",
  args: { rows: projects(12), columns: withActions, rowKey, label: "Projects", isSearchable: true, searchPlaceholder: "Search projects", csvFileName: "projects.csv" },
} satisfies Meta<typeof ProjectTable>;
export default meta;
type Story = StoryObj<typeof meta>;

const leads = (canvasElement: HTMLElement) => Array.from(canvasElement.querySelectorAll("td[data-lead]"), (cell) => cell.textContent);

export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(leads(canvasElement)).toEqual(["Project 1", "Project 2", "Project 3", "Project 4", "Project 5"]);
    await expect(canvas.getByText("1–5 of 12")).toBeVisible();
    await expect(canvas.getByText("N/A")).toBeVisible();
  },
};

export const Loading: Story = {
  render: () => (
    <Panel title="Projects" isFlush>
      <TableSkeleton headers={["Name", "Board", "Updated on"]} />
    </Panel>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("status", { name: "Loading" })).toBeVisible();
  },
};

export const Empty: Story = {
  args: { rows: [], csvFileName: undefined, isSearchable: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("No data available")).toBeVisible();
    await expect(canvas.queryByRole("navigation", { name: "Pages: Projects" })).toBeNull();
  },
};

export const EmptyInItsOwnWords: Story = {
  args: { rows: [], empty: <StateMessage kind="empty" title="No projects found." text="A project appears here when the compiler pushes its first commit." /> },
};

export const Failed: Story = {
  render: () => (
    <Panel title="Projects" isFlush>
      <StateMessage kind="failed" title="Failed to fetch projects, please try again later." text="Request 7c1e-4410, 18:04:12" onRetry={fn()} />
    </Panel>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("alert")).toHaveTextContent("Failed to fetch projects");
    await expect(canvas.getByRole("button", { name: "Retry" })).toBeVisible();
  },
};

export const ReadOnly: Story = {
  args: { columns, isSearchable: false, csvFileName: undefined, density: "compact", fixedPageSize: 10 },
  play: async ({ canvas, canvasElement }) => {
    await expect(leads(canvasElement)).toHaveLength(10);
    await expect(canvas.queryByLabelText("Rows per page")).toBeNull();
  },
};

export const Sorts: Story = {
  play: async ({ canvas, canvasElement }) => {
    const header = canvas.getByRole("columnheader", { name: "Commits" });
    const button = within(header).getByRole("button");
    await expect(header).not.toHaveAttribute("aria-sort");
    button.focus();
    await userEvent.keyboard("{Enter}");
    await expect(header).toHaveAttribute("aria-sort", "ascending");
    await expect(leads(canvasElement)[0]).toBe("Project 1");
    await userEvent.keyboard(" ");
    await expect(header).toHaveAttribute("aria-sort", "descending");
    await userEvent.click(canvas.getByRole("button", { name: "Name" }));
    await expect(canvas.getByRole("columnheader", { name: "Name" })).toHaveAttribute("aria-sort", "ascending");
    await expect(leads(canvasElement).slice(0, 3)).toEqual(["Project 1", "Project 2", "Project 3"]);
  },
};

export const Pages: Story = {
  args: { rows: projects(112), initialState: { pageSize: 10 } },
  play: async ({ canvas, canvasElement }) => {
    const pages = within(canvas.getByRole("navigation", { name: "Pages: Projects" }));
    const numbers = () => pages.getAllByRole("button").map((button) => button.textContent).filter(Boolean);
    await expect(numbers()).toEqual(["1", "2", "3", "4", "5"]);
    await expect(pages.getByRole("button", { name: "Previous" })).toHaveAttribute("aria-disabled", "true");
    await userEvent.click(pages.getByRole("button", { name: "Last" }));
    await expect(numbers()).toEqual(["8", "9", "10", "11", "12"]);
    await expect(canvas.getByText("111–112 of 112")).toBeVisible();
    await userEvent.click(pages.getByRole("button", { name: "Page 9" }));
    await userEvent.click(pages.getByRole("button", { name: "Previous" }));
    await expect(pages.getByRole("button", { current: "page" })).toHaveTextContent("8");
    await userEvent.selectOptions(canvas.getByLabelText("Rows per page"), "50");
    await expect(leads(canvasElement)).toHaveLength(50);
    await expect(canvas.getByText("1–50 of 112")).toBeVisible();
  },
};

export const Searches: Story = {
  play: async ({ canvas, canvasElement }) => {
    const search = canvas.getByRole("searchbox", { name: "Search projects" });
    await userEvent.type(search, "daq-16");
    await waitFor(() => expect(canvas.getByText("1–3 of 3")).toBeVisible());
    await userEvent.type(search, "x{Enter}");
    await expect(canvas.getByText("No matching records found")).toBeVisible();
    const state = within(canvasElement.querySelector<HTMLElement>(".gh-state") ?? canvasElement);
    await userEvent.click(state.getByRole("button", { name: "Clear search" }));
    await expect(search).toHaveValue("");
    await expect(canvas.getByText("1–5 of 12")).toBeVisible();
  },
};

export const KeptByItsOwner: Story = {
  render: function Owner(args) {
    const [state, setState] = useState<TableState>({ page: 2, pageSize: 5, search: "", sort: { columnId: "name", direction: "descending" } });
    return (
      <>
        <output>{JSON.stringify(state)}</output>
        <ProjectTable {...args} state={state} onStateChange={setState} />
      </>
    );
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(leads(canvasElement)[0]).toBe("Project 7");
    await userEvent.click(canvas.getByRole("button", { name: "Name" }));
    await expect(canvas.getByRole("status")).toHaveTextContent('{"page":1,"pageSize":5,"search":"","sort":{"columnId":"name","direction":"ascending"}}');
  },
};

export const ServerSide: Story = {
  args: { rows: projects(5), serverSide: { total: 40 }, onStateChange: fn() },
  play: async ({ args, canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Next" }));
    await expect(args.onStateChange).toHaveBeenLastCalledWith({ page: 2, pageSize: 5, search: "", sort: null });
    await expect(leads(canvasElement)).toHaveLength(5);
    await expect(canvas.getByText("6–10 of 40")).toBeVisible();
  },
};

export const ExportsAllRows: Story = {
  play: async ({ canvas }) => {
    const made: Blob[] = [];
    const create = URL.createObjectURL;
    URL.createObjectURL = (blob: Blob) => {
      made.push(blob);
      return "#exported";
    };
    await userEvent.click(canvas.getByRole("button", { name: "Export CSV" }));
    URL.createObjectURL = create;
    const text = (await made[0]?.text()) ?? "";
    await expect(text.trim().split("\r\n")).toHaveLength(13);
  },
};

export const ManyRows: Story = {
  args: { rows: projects(10_000), isUnpaged: true, columns },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector("tr[data-index]")).not.toBeNull());
    await expect(canvasElement.querySelectorAll(".gh-table *").length).toBeLessThan(400);
    await userEvent.click(canvas.getByRole("button", { name: "Commits" }));
    await userEvent.click(canvas.getByRole("button", { name: "Commits" }));
    await waitFor(() => expect(canvasElement.querySelector("tr[data-index='0'] .gh-num")).toHaveTextContent("999"));
    await expect(canvasElement.querySelectorAll(".gh-table *").length).toBeLessThan(400);
  },
};

interface License {
  serial: string;
  days: number;
  kind: string;
}

const licenses: License[] = Array.from({ length: 10 }, (_, index) => ({ serial: `GC-7F2${index}-0${index}42`, days: index * 40, kind: index % 2 ? "PRO" : "SMART" }));

const licenseColumns: TableColumn<License>[] = [
  { id: "validity", header: "Validity", cell: (row) => <ProgressCell label="Validity left" value={row.days / 4} tone={row.days > 60 ? "success" : "warning"}>{`${row.days} days`}</ProgressCell>, sortValue: (row) => row.days },
  { id: "type", header: "Type", cell: (row) => row.kind, sortValue: (row) => row.kind },
  { id: "serial", header: "Serial numbers", lead: true, cell: (row) => <Identifier href={`#${row.serial}`}>{row.serial}</Identifier>, sortValue: (row) => row.serial },
  { id: "expires", header: "Expires", cell: () => "30 Sep 2026", sortValue: () => "2026-09-30" },
  { id: "count", header: "Count", align: "end", cell: () => 1, sortValue: () => 1 },
  { id: "remote", header: "Remote services", cell: () => "On" },
  { id: "team", header: "Team", cell: () => "–", isBlank: () => true },
  { id: "notes", header: "Notes", cell: (row) => (row.days < 60 ? <Badge tone="info" icon={<LicenseIcon />}>Renewal pending</Badge> : "–"), isBlank: (row) => row.days >= 60 },
  { id: "actions", header: "Actions", isActions: true, cell: (row) => <Button size="sm" variant="quiet" iconOnly aria-label={`More actions for ${row.serial}`} icon={<MoreIcon />} /> },
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
      toolbar={<NativeSelect label="Type" isLabelHidden value="all" onChange={fn()} options={[{ value: "all", label: "All types" }, { value: "PRO", label: "PRO" }]} />}
    />
  </Panel>
);

export const NineColumns: Story = { render: () => <LicenseTable /> };

export const TwoColumnsOfPairs: Story = {
  render: () => <div style={{ width: "54em" }}><LicenseTable /></div>,
  play: async ({ canvasElement }) => {
    await expect(getComputedStyle(canvasElement.querySelector("tbody tr") ?? canvasElement).display).toBe("grid");
  },
};

export const Narrow: Story = {
  render: (args) => <div style={{ width: "24em", maxWidth: "100%" }}><ProjectTable {...args} /></div>,
  play: async ({ canvasElement }) => {
    const row = canvasElement.querySelector("tbody tr") ?? canvasElement;
    await expect(getComputedStyle(row).display).toBe("grid");
    await expect(getComputedStyle(row.querySelector("td[data-label='Board']") ?? row, "::before").content).toBe('"Board"');
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

export const LongText: Story = {
  args: {
    rows: projects(3).map((row) => ({ ...row, name: `${row.name} Vielkanalanalysatorfirmwareerprobungsumgebungsentwicklungsplattform`, board: "x".repeat(80) })),
  },
  render: (args) => <div style={{ width: "22em", maxWidth: "100%" }}><ProjectTable {...args} /></div>,
};

export const KeepsItsRowsWhileSearching: Story = {
  render: function Counted() {
    const [drawn] = useState(() => new Map<string, number>());
    const rows = useMemo(() => projects(5), []);
    const counting = useMemo<TableColumn<Project>[]>(
      () => [{ id: "name", header: "Name", sortValue: (row) => row.name, cell: (row) => { drawn.set(row.id, (drawn.get(row.id) ?? 0) + 1); return row.name; } }],
      [drawn],
    );
    const [refreshes, setRefreshes] = useState(0);
    return (
      <>
        <Button onPress={() => setRefreshes(refreshes + 1)}>Refresh</Button>
        <output>{Math.max(0, ...drawn.values())}</output>
        <DataTable rows={[...rows]} columns={counting} rowKey={rowKey} label="Projects" isSearchable />
      </>
    );
  },
  play: async ({ canvas }) => {
    const output = canvas.getByRole("status");
    await userEvent.click(canvas.getByRole("button", { name: "Refresh" }));
    const before = output.textContent;
    await userEvent.type(canvas.getByRole("searchbox"), "proj");
    await userEvent.click(canvas.getByRole("button", { name: "Refresh" }));
    await userEvent.click(canvas.getByRole("button", { name: "Refresh" }));
    await expect(output).toHaveTextContent(before ?? "");
  },
};

export const ActionsMenu: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "More actions for Project 1" }));
    await waitFor(() => expect(screen.getByRole("menuitem", { name: "Delete" })).toBeVisible());
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("menu")).toBeNull());
    await expect(canvas.getByRole("button", { name: "More actions for Project 1" })).toHaveFocus();
  },
};
