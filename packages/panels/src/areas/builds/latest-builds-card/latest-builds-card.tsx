import { type Build, builds } from "@gatehouse/contract/builds";
import { shortSha } from "@gatehouse/contract/projects";
import {
  DataTable,
  Identifier,
  Panel,
  StateMessage,
  type TableColumn,
  TableSkeleton,
  VisuallyHidden,
} from "@gatehouse/design";
import { memo, type ReactNode, useMemo } from "react";
import { PortalPanel } from "../../../access/portal-panel";
import { FailureLine } from "../../../data/failure-line";
import { newestFirst } from "../../../data/newest-first";
import { Remote } from "../../../data/remote";
import { useEndpoint } from "../../../data/use-endpoint";
import { Anchor, type ScreenLinks, useScreenLinks } from "../../../navigation/screen-link";
import { type Format, useFormat } from "../../../portal/format";
import { useMessages } from "../../../portal/messages";
import { buildLabel } from "../build-label";
import { buildListsMessages, type BuildListsTexts } from "../build-list/build-lists.messages";
import { BuildStateLabel } from "../build-state-label";
import { cardPollMs } from "../builds.polling";
import { startedOn } from "../started-on";

/** The newest builds of all projects. */
export const LatestBuildsCard = memo(function LatestBuildsCard(): ReactNode {
  return (
    <PortalPanel name="LatestBuildsCard">
      <LatestBuilds />
    </PortalPanel>
  );
});

const shownBuilds = 5;
const query = { page: 1, page_size: shownBuilds, order_by: "-created_on" } as const;

function LatestBuilds(): ReactNode {
  const texts = useMessages(buildListsMessages);
  const latest = useEndpoint(builds.latest, { query }, { pollMs: cardPollMs });
  return (
    <Panel title={texts.latestBuilds} isFlush>
      <Remote
        of={latest}
        failure={texts.failedList.build}
        failed={FailureLine}
        skeleton={<TableSkeleton headers={headersOf(texts)} rows={shownBuilds} density="compact" />}
        empty={{
          when: ({ results }) => results.length === 0,
          show: <StateMessage kind="empty" title={texts.noLatest} text={texts.emptyLatest} />,
        }}
      >
        {({ results }) => <LatestBuildsTable rows={results} />}
      </Remote>
    </Panel>
  );
}

// A server may return all builds or omit a build's commit, so the build's own fields don't identify a row.
type Row = Build & { readonly key: string };

function LatestBuildsTable({ rows }: { readonly rows: readonly Build[] }): ReactNode {
  const texts = useMessages(buildListsMessages);
  const format = useFormat();
  const links = useScreenLinks();
  const columns = useMemo(() => latestColumns(texts, format, links), [texts, format, links]);
  const shown = useMemo(
    () =>
      newestFirst(rows, ({ created_on: time }) => time, shownBuilds).map((build, at): Row => ({
        ...build,
        key: keyOf(build, at),
      })),
    [rows],
  );
  return (
    <DataTable
      label={texts.latestBuilds}
      rows={shown}
      columns={columns}
      rowKey={({ key }) => key}
      isUnpaged
      density="compact"
    />
  );
}

const keyOf = ({ project_version: commit, build_number: number }: Build, at: number) =>
  commit == null ? `${at}` : `${commit.project.guid} ${commit.version_sha1} ${number}`;

const headersOf = (texts: BuildListsTexts) => [
  texts.columnProject,
  texts.columnSha,
  texts.columnStarted,
  texts.columnStatus,
];

function latestColumns(texts: BuildListsTexts, format: Format, links: ScreenLinks): readonly TableColumn<Row>[] {
  return [
    {
      id: "project",
      header: texts.columnProject,
      lead: true,
      cell: ({ project_version: commit }) =>
        commit == null ? undefined : (
          <Anchor link={links("project", { projectGuid: commit.project.guid })}>{commit.project.name}</Anchor>
        ),
    },
    {
      id: "commit",
      header: texts.columnSha,
      cell: ({ project_version: commit }) => {
        if (commit == null) return undefined;
        const target = { projectGuid: commit.project.guid, commitSha: commit.version_sha1 };
        return (
          <Identifier {...links("commit", target)} copyValue={commit.version_sha1}>
            {shortSha(commit.version_sha1)}
          </Identifier>
        );
      },
    },
    {
      id: "started",
      header: texts.columnStarted,
      isNoWrap: true,
      cell: (build) => format.showTime(startedOn(build)),
    },
    {
      id: "status",
      header: texts.columnStatus,
      cell: (build) => {
        const { project_version: commit, build_number: number } = build;
        if (commit == null) return <BuildStateLabel build={build} />;
        const { project, version_sha1: commitSha } = commit;
        return (
          <Anchor link={links("build", { projectGuid: project.guid, commitSha, buildNumber: String(number) })}>
            <BuildStateLabel build={build} />
            <VisuallyHidden>
              {" "}
              {texts.columnBuild} {buildLabel(build, commit)}
            </VisuallyHidden>
          </Anchor>
        );
      },
    },
  ];
}
