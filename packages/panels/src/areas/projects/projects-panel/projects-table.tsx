import type { Project } from "@gatehouse/contract/projects";
import { DataTable, type DataTableProps, type TableColumn } from "@gatehouse/design";
import { type ReactNode, useMemo } from "react";
import type { PagedTable } from "../../../data/use-paged-table";
import { useScreenLinks } from "../../../navigation/screen-link";
import { useFormat } from "../../../portal/format";
import { useMessages } from "../../../portal/messages";
import { LastBuild } from "../last-build";
import {
  boardColumn,
  messageColumn,
  nameColumn,
  type ProjectColumnsOptions,
  shaColumn,
  updatedColumn,
} from "../project-columns";
import { projectsMessages, type ProjectsTexts } from "../projects.messages";
import { SortSelect } from "../sort-select";

export const projectsPageSize = 10;

export type ProjectsTableProps = Pick<DataTableProps<Project>, "rows"> & PagedTable<Project>["table"];

/** The projects with their latest commits. */
export function ProjectsTable(props: ProjectsTableProps): ReactNode {
  const texts = useMessages(projectsMessages);
  const format = useFormat();
  const links = useScreenLinks();
  const columns = useMemo(() => projectColumns({ texts, format, links }), [texts, format, links]);
  return (
    <DataTable
      {...props}
      label={texts.projects}
      columns={columns}
      rowKey={({ guid }) => guid}
      fixedPageSize={projectsPageSize}
      isSearchable
      searchPlaceholder={texts.searchProjects}
      toolbarEnd={<SortSelect state={props.state} onStateChange={props.onStateChange} />}
    />
  );
}

/** The heads of the table, for its skeleton. */
export function projectHeaders(texts: ProjectsTexts): readonly string[] {
  return [
    texts.columnName,
    texts.columnBoard,
    texts.columnCommit,
    texts.columnMessage,
    texts.columnLastBuild,
    texts.columnTags,
    texts.columnUpdated,
  ];
}

function projectColumns(options: ProjectColumnsOptions): readonly TableColumn<Project>[] {
  const { texts, format } = options;
  return [
    nameColumn(options),
    boardColumn(options),
    { ...shaColumn(options, { header: texts.columnCommit }), isWide: true },
    messageColumn(options),
    {
      id: "lastBuild",
      header: texts.columnLastBuild,
      isNoWrap: true,
      cell: ({ latest_version: commit }) => <LastBuild commit={commit} />,
    },
    { id: "tags", header: texts.columnTags, isWide: true, cell: ({ tags_count }) => format.number(tags_count) },
    updatedColumn(options),
  ];
}
