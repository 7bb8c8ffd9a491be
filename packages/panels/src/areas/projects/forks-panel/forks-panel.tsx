import { projects } from "@gatehouse/contract/projects";
import { Panel, StateMessage, TableSkeleton } from "@gatehouse/design";
import { memo, type ReactNode } from "react";
import { PortalPanel } from "../../../access/portal-panel";
import { Remote } from "../../../data/remote";
import { usePagedTable } from "../../../data/use-paged-table";
import { useMessages } from "../../../portal/messages";
import { projectsMessages } from "../projects.messages";
import { useProjectOfList } from "../use-project-of-list";
import { forkHeaders, forksPageSize, ForksTable } from "./forks-table";
import { forksMessages } from "./forks.messages";
import { useOwnProjects } from "./use-own-projects";

export interface ForksPanelProps {
  readonly projectGuid: string;
}

/** The forks of a project, ten per page. Redirects to the list of projects if the project doesn't exist. */
export const ForksPanel = memo(function ForksPanel(props: ForksPanelProps): ReactNode {
  return (
    <PortalPanel name="ForksPanel" about={{ projectGuid: props.projectGuid }}>
      <Content {...props} />
    </PortalPanel>
  );
});

const orderBy = { updated: "updated_on", name: "name" } as const;

function Content({ projectGuid }: ForksPanelProps): ReactNode {
  const texts = useMessages(projectsMessages);
  const { failedForks, emptyForks, emptyForksText } = useMessages(forksMessages);
  const canOpen = useOwnProjects();
  const { query, table } = usePagedTable(projects.listForks, {
    id: "forks",
    pageSize: forksPageSize,
    sort: "-updated",
    orderBy,
    input: { projectGuid },
  });
  useProjectOfList(query, projectGuid);
  return (
    <Panel title={texts.allForks} count={query.data?.count} isFlush>
      <Remote
        of={query}
        failure={failedForks}
        skeleton={<TableSkeleton headers={forkHeaders(texts)} hasToolbar hasPager />}
        empty={{
          when: ({ count }) => count === 0 && table.state.search.trim() === "",
          show: <StateMessage kind="empty" title={emptyForks} text={emptyForksText} />,
        }}
      >
        {({ results }) => <ForksTable rows={results} canOpen={canOpen} {...table} />}
      </Remote>
    </Panel>
  );
}
