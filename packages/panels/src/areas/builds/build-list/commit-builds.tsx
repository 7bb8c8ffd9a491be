import { type Build, type BuildCommit, type BuildKind, buildState, callsOf } from "@gatehouse/contract/builds";
import { DataTable, Panel, StateMessage, type TableColumn, TableSkeleton } from "@gatehouse/design";
import { styled } from "@gatehouse/design/styled";
import { type ReactNode, useCallback, useMemo, useState } from "react";
import { Remote } from "../../../data/remote";
import { type PagedTable, usePagedTable } from "../../../data/use-paged-table";
import { useListTools } from "../../../forms/list-tools/use-list-tools";
import { type ScreenLinks, useScreenLinks } from "../../../navigation/screen-link";
import { type Format, useFormat } from "../../../portal/format";
import { useMessages } from "../../../portal/messages";
import { useKeptFocus } from "../../../portal/use-kept-focus";
import { buildLabel } from "../build-label";
import { BuildStateLabel } from "../build-state-label";
import { DeleteBuildDialog } from "../builds.dialogs";
import { buildsMessages } from "../builds.messages";
import { CompareActions, compareColumn } from "../compare-selection/compare-selection";
import { compareSelectionMessages } from "../compare-selection/compare-selection.messages";
import { type BuildSelection, useBuildSelection } from "../compare-selection/use-build-selection";
import { inTime } from "../compare-selection/use-compare-selection";
import { startedOn } from "../started-on";
import { type CommitName, useBuildCommit } from "../use-build-commit";
import { useBuildPolling } from "../use-build-polling";
import { BuildLink } from "./build-link";
import { buildListsMessages, type BuildListsTexts } from "./build-lists.messages";
import { BuildRowMenu } from "./build-row-menu";

export interface CommitBuildsProps extends CommitName {
  readonly kind: BuildKind;
  /** Shown in the head of the panel. */
  readonly actions?: ReactNode;
}

const pageSize = 10;
const orderBy = { build: "build_number", started: "created_on" } as const;
const keyOf = (build: Build) => String(build.build_number);
const timeOf = ({ createdOn }: { readonly createdOn: string }) => createdOn;

/** The builds or simulations of a commit, the newest first. */
export function CommitBuilds({ kind, projectGuid, commitSha, actions }: CommitBuildsProps): ReactNode {
  const texts = useMessages(buildsMessages);
  const lists = useMessages(buildListsMessages);
  const [pollMs, heard] = useBuildPolling();
  const { query, table } = usePagedTable(callsOf(kind).list, {
    id: `${kind}s`,
    pageSize,
    sort: "-started",
    orderBy,
    input: { projectGuid, commitSha },
    pollMs,
  });
  heard(query.data?.results);
  const commit = useBuildCommit({ projectGuid, commitSha }, query.data?.results);
  const title = kind === "build" ? texts.builds : texts.simulations;
  const { chosenBuilds, chosenElsewhere, chooseAnotherBuild } = useMessages(compareSelectionMessages);
  const links = useScreenLinks();
  const selection = useBuildSelection({ projectGuid, commitSha }, commit);
  const { chosen, elsewhere } = selection;
  const pair = inTime(chosen, timeOf);
  const [deleting, setDeleting] = useState<Build>();
  const [place, rowGoes] = useKeptFocus(query.data);
  const isChoosing = kind === "build" && chosen.length > 0;
  const said = isChoosing
    ? [chosenBuilds(chosen.length), ...elsewhere.map((label) => chosenElsewhere(label))].join(", ")
    : undefined;
  return (
    <div ref={place} tabIndex={-1}>
      <Panel
        title={said ?? title}
        count={said === undefined ? query.data?.count : undefined}
        actions={
          said === undefined ? (
            actions
          ) : (
            <CompareActions
              said={said}
              hint={chooseAnotherBuild}
              link={pair && links("compare", { projectGuid, before: pair[0].name, after: pair[1].name })}
              onClear={selection.onClear}
            />
          )
        }
        isFlush
      >
        <Intro className="gh-muted">{texts.about[kind]}</Intro>
        <Remote
          of={query}
          failure={lists.failedList[kind]}
          skeleton={<TableSkeleton headers={headersOf(lists)} rows={3} density="compact" hasToolbar />}
          empty={{
            when: (page) => page.count === 0,
            show: <StateMessage kind="empty" title={lists.empty[kind]} text={texts.emptyText[kind]} />,
          }}
        >
          {(page) => (
            <BuildsTable
              {...table}
              kind={kind}
              label={title}
              rows={page.results}
              isUnpaged={page.count <= pageSize}
              selection={selection}
              commit={commit}
              projectGuid={projectGuid}
              commitSha={commitSha}
              onDelete={setDeleting}
            />
          )}
        </Remote>
        {deleting && (
          <DeleteBuildDialog
            kind={kind}
            name={{ projectGuid, commitSha, buildNumber: keyOf(deleting) }}
            label={buildLabel(deleting, deleting.project_version ?? commit)}
            onDeleted={() => {
              setDeleting(undefined);
              rowGoes();
            }}
            onClose={() => setDeleting(undefined)}
          />
        )}
      </Panel>
    </div>
  );
}

type BuildsTableProps = CommitName &
  PagedTable<Build>["table"] & {
    readonly kind: BuildKind;
    readonly label: string;
    readonly rows: readonly Build[];
    readonly isUnpaged: boolean;
    readonly commit: BuildCommit | undefined;
    readonly selection: BuildSelection;
    readonly onDelete: (build: Build) => void;
  };

function BuildsTable({
  kind,
  projectGuid,
  commitSha,
  commit,
  selection,
  onDelete,
  ...table
}: BuildsTableProps): ReactNode {
  const texts = useMessages(buildListsMessages);
  const compareTexts = useMessages(compareSelectionMessages);
  const format = useFormat();
  const links = useScreenLinks();
  const columns = useMemo(
    () => buildColumns({ kind, projectGuid, commitSha, commit, texts, format, links, onDelete }),
    [kind, projectGuid, commitSha, commit, texts, format, links, onDelete],
  );
  const nameOf = useCallback((build: Build) => buildLabel(build, build.project_version ?? commit), [commit]);
  const { onSelect, onClear, isSelected } = selection;
  const column = useMemo(
    () => compareColumn<Build>({ texts: compareTexts, selection: { onSelect, onClear }, nameOf }),
    [compareTexts, onSelect, onClear, nameOf],
  );
  return (
    <DataTable
      {...table}
      columns={columns}
      rowKey={keyOf}
      fixedPageSize={pageSize}
      density="compact"
      {...useListTools(`${kind}s`, table.label)}
      csvFileName={`${kind}s.csv`}
      // Simulations have no figures to compare.
      selection={kind === "simulation" ? undefined : { column, isSelected }}
    />
  );
}

const Intro = styled.p`
  padding: var(--gh-space-3) var(--gh-space-4);
  border-bottom: var(--gh-line) solid var(--gh-hairline);
`;

const headersOf = (texts: BuildListsTexts) => [texts.columnBuild, texts.columnStarted, texts.columnStatus];

interface BuildColumnsOptions extends CommitName {
  readonly kind: BuildKind;
  readonly commit: BuildCommit | undefined;
  readonly texts: BuildListsTexts;
  readonly format: Format;
  readonly links: ScreenLinks;
  readonly onDelete: (build: Build) => void;
}

function buildColumns(options: BuildColumnsOptions): readonly TableColumn<Build>[] {
  const { kind, projectGuid, commitSha, commit, texts, format, onDelete } = options;
  return [
    {
      id: "build",
      header: texts.columnBuild,
      lead: true,
      cell: (build) => <BuildLink {...options} build={build} />,
      sortValue: (build) => build.build_number,
    },
    {
      id: "started",
      header: texts.columnStarted,
      isNoWrap: true,
      cell: (build) => format.showTime(startedOn(build)),
      sortValue: startedOn,
    },
    {
      id: "status",
      header: texts.columnStatus,
      cell: (build) => <BuildStateLabel build={build} />,
      csv: (build) => texts.states[buildState(build)],
    },
    {
      id: "actions",
      header: texts.columnActions,
      isActions: true,
      cell: (build) => (
        <BuildRowMenu
          kind={kind}
          name={{ projectGuid, commitSha, buildNumber: keyOf(build) }}
          build={build}
          label={buildLabel(build, build.project_version ?? commit)}
          onDelete={() => onDelete(build)}
        />
      ),
    },
  ];
}
