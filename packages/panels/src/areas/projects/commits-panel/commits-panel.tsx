import { type Commit, projects } from "@gatehouse/contract/projects";
import { Panel, StateMessage, TableSkeleton } from "@gatehouse/design";
import { memo, type ReactNode, useState } from "react";
import { PortalPanel } from "../../../access/portal-panel";
import { Remote } from "../../../data/remote";
import { usePagedTable } from "../../../data/use-paged-table";
import { useScreenLinks } from "../../../navigation/screen-link";
import { useMessages } from "../../../portal/messages";
import { CompareActions, compareSelectionMessages, inTime, useCompareSelection } from "../../builds";
import { projectsMessages } from "../projects.messages";
import { pollMsOf } from "../projects.polling";
import { useProjectOfList } from "../use-project-of-list";
import { commitHeaders, commitsPageSize, CommitsTable } from "./commits-table";

export interface CommitsPanelProps {
  readonly projectGuid: string;
}

/** The commits of a project, ten per page. Redirects to the list of projects if the project doesn't exist. */
export const CommitsPanel = memo(function CommitsPanel(props: CommitsPanelProps): ReactNode {
  return (
    <PortalPanel name="CommitsPanel" about={{ projectGuid: props.projectGuid }}>
      <Content {...props} />
    </PortalPanel>
  );
});

const orderBy = { created: "created_on" } as const;
const shaOf = ({ version_sha1: sha }: Commit) => sha;
const timeOf = ({ created_on: time }: Commit) => time;

function Content({ projectGuid }: CommitsPanelProps): ReactNode {
  const texts = useMessages(projectsMessages);
  const [pollMs, setPollMs] = useState(pollMsOf(undefined));
  const { query, table } = usePagedTable(projects.listCommits, {
    id: "commits",
    pageSize: commitsPageSize,
    sort: "-created",
    orderBy,
    input: { projectGuid },
    pollMs,
  });
  const wantedPollMs = pollMsOf(query.data?.results);
  if (wantedPollMs !== pollMs) setPollMs(wantedPollMs);
  useProjectOfList(query, projectGuid);
  const { chosenCommits, chooseAnother, select } = useMessages(compareSelectionMessages);
  const links = useScreenLinks();
  const selection = useCompareSelection(shaOf);
  const pair = inTime(selection.chosen, timeOf);
  const said = selection.chosen.length === 0 ? undefined : chosenCommits(selection.chosen.length);
  return (
    <Panel
      title={said ?? texts.commits}
      count={said === undefined ? query.data?.count : undefined}
      isFlush
      data-tour="commits"
      actions={
        said !== undefined && (
          <CompareActions
            said={said}
            hint={chooseAnother}
            link={pair && links("compare", { projectGuid, before: shaOf(pair[0]), after: shaOf(pair[1]) })}
            onClear={selection.onClear}
          />
        )
      }
    >
      <Remote
        of={query}
        failure={texts.failedCommits}
        skeleton={<TableSkeleton headers={commitHeaders(texts, select)} rows={10} hasToolbar hasPager />}
        empty={{
          when: ({ count }) => count === 0 && table.state.search.trim() === "",
          show: <StateMessage kind="empty" title={texts.emptyCommits} text={texts.emptyCommitsText} />,
        }}
      >
        {({ results }) => <CommitsTable projectGuid={projectGuid} rows={results} selection={selection} {...table} />}
      </Remote>
    </Panel>
  );
}
