import { projects } from "@gatehouse/contract/projects";
import { Panel, StateMessage, TableSkeleton } from "@gatehouse/design";
import { memo, type ReactNode } from "react";
import { PortalPanel } from "../../../access/portal-panel";
import { FailureLine } from "../../../data/failure-line";
import { newestFirst } from "../../../data/newest-first";
import { Remote } from "../../../data/remote";
import { useEndpoint } from "../../../data/use-endpoint";
import { useMessages } from "../../../portal/messages";
import { projectsMessages } from "../projects.messages";
import { cardPollMs } from "../projects.polling";
import { latestCommitHeaders, LatestCommitsTable } from "./latest-commits-table";

/** The newest commits of all projects. */
export const LatestCommitsCard = memo(function LatestCommitsCard(): ReactNode {
  return (
    <PortalPanel name="LatestCommitsCard">
      <Content />
    </PortalPanel>
  );
});

const most = 5;
const query = { page: 1, page_size: most, order_by: "-created_on" } as const;

function Content(): ReactNode {
  const texts = useMessages(projectsMessages);
  const latest = useEndpoint(projects.latestCommits, { query }, { pollMs: cardPollMs });
  return (
    <Panel title={texts.latestCommits} isFlush>
      <Remote
        of={latest}
        failure={texts.failedCommits}
        failed={FailureLine}
        skeleton={<TableSkeleton headers={latestCommitHeaders(texts)} density="compact" />}
        empty={{
          when: ({ results }) => results.length === 0,
          show: <StateMessage kind="empty" title={texts.emptyCommits} text={texts.emptyCommitsText} />,
        }}
      >
        {({ results }) => <LatestCommitsTable rows={newestFirst(results, ({ created_on }) => created_on, most)} />}
      </Remote>
    </Panel>
  );
}
