import { type Commit, shortSha } from "@gatehouse/contract/projects";
import { DataTable, type DataTableProps, Identifier, type TableColumn } from "@gatehouse/design";
import { type ReactNode, useMemo } from "react";
import type { PagedTable } from "../../../data/use-paged-table";
import { useListTools } from "../../../forms/list-tools/use-list-tools";
import { type ScreenLinks, useScreenLinks } from "../../../navigation/screen-link";
import { type Format, useFormat } from "../../../portal/format";
import { useMessages } from "../../../portal/messages";
import { compareColumn, type CompareSelection, compareSelectionMessages } from "../../builds";
import { CommitMessage } from "../commit-message";
import { LastBuild } from "../last-build";
import { projectsMessages, type ProjectsTexts } from "../projects.messages";
import { roundedFigure } from "../rounded-figure";
import { TagBadges } from "../tag-badges";
import { CommitRowMenu } from "./commit-row-menu";

export const commitsPageSize = 10;

type CommitRows = Pick<DataTableProps<Commit>, "rows"> & PagedTable<Commit>["table"];

export interface CommitsTableProps extends CommitRows {
  readonly projectGuid: string;
  /** The commits selected for a comparison. */
  readonly selection: CompareSelection<Commit>;
}

/** The commits of a project. */
export function CommitsTable({ projectGuid, selection, ...props }: CommitsTableProps): ReactNode {
  const texts = useMessages(projectsMessages);
  const compareTexts = useMessages(compareSelectionMessages);
  const format = useFormat();
  const links = useScreenLinks();
  const columns = useMemo(
    () => commitColumns({ texts, format, links, projectGuid }),
    [texts, format, links, projectGuid],
  );
  const { onSelect, onClear, isSelected } = selection;
  const column = useMemo(
    () => compareColumn<Commit>({ texts: compareTexts, selection: { onSelect, onClear }, nameOf }),
    [compareTexts, onSelect, onClear],
  );
  return (
    <DataTable
      {...props}
      label={texts.commits}
      columns={columns}
      rowKey={({ version_sha1 }) => version_sha1}
      selection={{ column, isSelected }}
      fixedPageSize={commitsPageSize}
      {...useListTools("commits", texts.commits)}
      isSearchable
      csvFileName="commits.csv"
      searchPlaceholder={texts.searchCommits}
    />
  );
}

const nameOf = ({ version_sha1: sha }: Commit) => shortSha(sha);

/** The table's column headers, for its skeleton. */
export function commitHeaders(texts: ProjectsTexts, compare: string): readonly string[] {
  return [
    compare,
    texts.columnCommit,
    texts.columnMessage,
    texts.columnLastBuild,
    texts.resources.lut,
    texts.columnCreated,
  ];
}

interface CommitColumnsOptions {
  readonly texts: ProjectsTexts;
  readonly format: Format;
  readonly links: ScreenLinks;
  readonly projectGuid: string;
}

function commitColumns({ texts, format, links, projectGuid }: CommitColumnsOptions): readonly TableColumn<Commit>[] {
  return [
    {
      id: "commit",
      header: texts.columnCommit,
      lead: true,
      cell: ({ version_sha1: sha }) => (
        <Identifier {...links("commit", { projectGuid, commitSha: sha })} copyValue={sha}>
          {shortSha(sha)}
        </Identifier>
      ),
      searchText: ({ version_sha1 }) => version_sha1,
      csv: ({ version_sha1 }) => version_sha1,
    },
    {
      id: "message",
      header: texts.columnMessage,
      cell: ({ message, tags, version_sha1: commitSha }) => (
        <CommitMessage message={message} link={links("commit", { projectGuid, commitSha })}>
          <TagBadges projectGuid={projectGuid} tags={tags} />
        </CommitMessage>
      ),
      searchText: ({ message }) => message,
      csv: ({ message }) => message,
    },
    {
      id: "lastBuild",
      header: texts.columnLastBuild,
      isNoWrap: true,
      cell: (commit) => <LastBuild commit={commit} />,
    },
    {
      id: "lut",
      header: texts.resources.lut,
      align: "end",
      isMuted: ({ lut }) => lut == null,
      csv: ({ lut }) => lut,
      cell: ({ lut }) =>
        lut == null ? texts.none : <span className="gh-mono">{texts.percent(format.number(roundedFigure(lut)))}</span>,
    },
    {
      id: "created",
      header: texts.columnCreated,
      isNoWrap: true,
      cell: ({ created_on }) => format.showTime(created_on),
      sortValue: ({ created_on }) => created_on,
    },
    {
      id: "actions",
      header: texts.columnActions,
      isActions: true,
      cell: (commit) => <CommitRowMenu projectGuid={projectGuid} commit={commit} />,
    },
  ];
}
