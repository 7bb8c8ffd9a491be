import {
  Button,
  DataTable,
  type DataTableProps,
  EditIcon,
  MenuButton,
  MoreIcon,
  Panel,
  type TableColumn,
  TrashIcon,
} from "@gatehouse/design";
import type { JSX } from "react";

/** A row for stories of tables. */
export interface Project {
  id: string;
  name: string;
  board: string | null;
  commits: number;
  updated: string;
}

const boards = ["DAQ-64 rev. C", "DAQ-64 rev. B", "DAQ-16", null];

export function projects(count: number): Project[] {
  return Array.from({ length: count }, (_, index) => ({
    id: `p${index}`,
    name: `Project ${index + 1}`,
    board: boards[index % boards.length] ?? null,
    commits: (index * 7919) % 1000,
    updated: `2026-11-${String(1 + (index % 28)).padStart(2, "0")}`,
  }));
}

export const projectColumns: TableColumn<Project>[] = [
  {
    id: "name",
    header: "Name",
    lead: true,
    cell: (row) => <a href={`#${row.id}`}>{row.name}</a>,
    sortValue: (row) => row.name,
  },
  { id: "board", header: "Board", cell: (row) => row.board, searchText: (row) => row.board, csv: (row) => row.board },
  {
    id: "commits",
    header: "Commits",
    align: "end",
    cell: (row) => row.commits,
    sortValue: (row) => row.commits,
    searchText: () => "",
  },
  { id: "updated", header: "Updated on", cell: (row) => row.updated, sortValue: (row) => row.updated },
];

const projectActions: TableColumn<Project> = {
  id: "actions",
  header: "Actions",
  isActions: true,
  cell: (row) => (
    <>
      <Button size="sm" variant="quiet" iconOnly aria-label={`Edit ${row.name}`} icon={<EditIcon />} />
      <MenuButton
        size="sm"
        variant="quiet"
        iconOnly
        label={`More actions for ${row.name}`}
        icon={<MoreIcon />}
        items={[{ id: "delete", label: "Delete", icon: <TrashIcon />, isDanger: true }]}
      />
    </>
  ),
};

/** A searchable table of twelve projects with actions, as in a panel. */
export const projectTable: DataTableProps<Project> = {
  rows: projects(12),
  columns: [...projectColumns, projectActions],
  rowKey: (row) => row.id,
  label: "Projects",
  isSearchable: true,
  searchPlaceholder: "Search projects",
  csvFileName: "projects.csv",
};

export const ProjectTable = (props: DataTableProps<Project>): JSX.Element => (
  <Panel title="Projects" count={props.rows.length} isFlush>
    <DataTable {...props} />
  </Panel>
);
