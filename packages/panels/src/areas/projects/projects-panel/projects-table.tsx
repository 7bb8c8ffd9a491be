import type { Project } from "@gatehouse/contract/projects";
import {
  DataTable,
  type DataTableProps,
  ForkIcon,
  MenuButton,
  SettingsIcon,
  type TableColumn,
  TagIcon,
} from "@gatehouse/design";
import { styled } from "@gatehouse/design/styled";
import { type ReactNode, useMemo, useState } from "react";
import type { PagedTable } from "../../../data/use-paged-table";
import { useListTools } from "../../../forms/list-tools/use-list-tools";
import { useGoTo, useScreenLinks } from "../../../navigation/screen-link";
import { type ScreenTarget, screenTarget } from "../../../navigation/screens";
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
import { BuildCells } from "./build-cells";

export const projectsPageSize = 10;

/** The number of builds that a row shows if the server lists them. */
const shownBuilds = 8;

export type ProjectsTableProps = Pick<DataTableProps<Project>, "rows"> & PagedTable<Project>["table"];

/** The projects with their latest commits. */
export function ProjectsTable(props: ProjectsTableProps): ReactNode {
  const texts = useMessages(projectsMessages);
  const format = useFormat();
  const links = useScreenLinks();
  const goTo = useGoTo();
  // A search without results must not change the column's header.
  const [hasBuilds, setHasBuilds] = useState(true);
  const { rows } = props;
  const listsBuilds = rows.length === 0 ? hasBuilds : rows.some(({ last_builds: builds }) => builds != null);
  if (listsBuilds !== hasBuilds) setHasBuilds(listsBuilds);
  const columns = useMemo(
    () => [...projectColumns({ texts, format, links }, hasBuilds ? shownBuilds : 1), actionsColumn(texts, goTo)],
    [texts, format, links, hasBuilds, goTo],
  );
  return (
    <DataTable
      {...props}
      label={texts.projects}
      columns={columns}
      rowKey={({ guid }) => guid}
      fixedPageSize={projectsPageSize}
      {...useListTools("projects", texts.projects)}
      isSearchable
      csvFileName="projects.csv"
      searchPlaceholder={texts.searchProjects}
      toolbarEnd={<SortSelect state={props.state} onStateChange={props.onStateChange} />}
    />
  );
}

/** The table's column headers, for its skeleton. */
export function projectHeaders(texts: ProjectsTexts): readonly string[] {
  return [
    texts.columnName,
    texts.columnBoard,
    texts.columnCommit,
    texts.columnMessage,
    texts.columnLastBuilds(shownBuilds),
    texts.columnTags,
    texts.columnUpdated,
  ];
}

function projectColumns(options: ProjectColumnsOptions, builds: number): readonly TableColumn<Project>[] {
  const { texts, format } = options;
  return [
    nameColumn(options),
    boardColumn(options),
    { ...shaColumn(options, { header: texts.columnCommit }), isWide: true },
    messageColumn(options),
    {
      id: "lastBuild",
      header: texts.columnLastBuilds(builds),
      isNoWrap: true,
      cell: ({ latest_version: commit, last_builds: listed }) => (
        <Builds>
          {listed != null && listed.length > 0 && <BuildCells builds={listed.slice(-shownBuilds)} />}
          <LastBuild commit={commit} />
        </Builds>
      ),
    },
    {
      id: "tags",
      header: texts.columnTags,
      isWide: true,
      cell: ({ tags_count }) => format.number(tags_count),
      csv: ({ tags_count }) => tags_count,
    },
    updatedColumn(options),
  ];
}

/** The menu of a row, with the links that the project's page has in its header. */
function actionsColumn(texts: ProjectsTexts, goTo: (target: ScreenTarget) => void): TableColumn<Project> {
  return {
    id: "actions",
    header: texts.columnActions,
    isActions: true,
    cell: ({ guid: projectGuid, name }) => (
      <MenuButton
        iconOnly
        size="sm"
        variant="quiet"
        label={texts.rowActions(name)}
        items={[
          {
            id: "forks",
            label: texts.forks,
            icon: <ForkIcon />,
            onAction: () => goTo(screenTarget("forks", { projectGuid })),
          },
          {
            id: "tags",
            label: texts.tags,
            icon: <TagIcon />,
            onAction: () => goTo(screenTarget("tags", { projectGuid })),
          },
          {
            id: "settings",
            label: texts.settings,
            icon: <SettingsIcon />,
            onAction: () => goTo(screenTarget("projectSettings", { projectGuid })),
          },
        ]}
      />
    ),
  };
}

const Builds = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 0.2em 0.71em;
  vertical-align: middle;
  @container gh-panel (width < 40em) { flex-wrap: wrap; }
`;
