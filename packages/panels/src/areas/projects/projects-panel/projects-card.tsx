import { projects } from "@gatehouse/contract/projects";
import { Panel, StateMessage, TableSkeleton } from "@gatehouse/design";
import { type ReactNode, useState } from "react";
import { Remote } from "../../../data/remote";
import { usePagedTable } from "../../../data/use-paged-table";
import { useMessages } from "../../../portal/messages";
import { usePortal } from "../../../portal/portal-context";
import { projectsMessages } from "../projects.messages";
import { pollMsOf } from "../projects.polling";
import { projectHeaders, projectsPageSize, ProjectsTable } from "./projects-table";

const orderBy = { updated: "updated_on", created: "created_on", name: "name" } as const;

/** The viewer's projects, ten per page. */
export function ProjectsCard(): ReactNode {
  const texts = useMessages(projectsMessages);
  const { client } = usePortal();
  const [pollMs, setPollMs] = useState(pollMsOf(undefined));
  const { query, table } = usePagedTable(projects.list, {
    id: "projects",
    pageSize: projectsPageSize,
    sort: "-updated",
    orderBy,
    pollMs,
  });
  const wantedPollMs = pollMsOf(query.data?.results.map((project) => project.latest_version));
  if (wantedPollMs !== pollMs) setPollMs(wantedPollMs);
  return (
    <Panel title={texts.allProjects} count={query.data?.count} isFlush data-tour="projects">
      <Remote
        of={query}
        failure={texts.failedProjects}
        skeleton={<TableSkeleton headers={projectHeaders(texts)} rows={10} hasToolbar hasPager />}
        empty={{
          when: ({ count }) => count === 0 && table.state.search.trim() === "",
          show: (
            <StateMessage
              kind="empty"
              title={texts.emptyProjects}
              text={texts.emptyProjectsText(client.product.name)}
            />
          ),
        }}
      >
        {({ results }) => <ProjectsTable rows={results} {...table} />}
      </Remote>
    </Panel>
  );
}
