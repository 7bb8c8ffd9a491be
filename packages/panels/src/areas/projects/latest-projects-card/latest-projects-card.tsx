import { projects } from "@gatehouse/contract/projects";
import { Button, ChevronRightIcon, Panel, StateMessage, TableSkeleton } from "@gatehouse/design";
import { memo, type ReactNode } from "react";
import { PortalPanel } from "../../../access/portal-panel";
import { FailureLine } from "../../../data/failure-line";
import { newestFirst } from "../../../data/newest-first";
import { Remote } from "../../../data/remote";
import { useEndpoint } from "../../../data/use-endpoint";
import { useScreenLink } from "../../../navigation/screen-link";
import { useMessages } from "../../../portal/messages";
import { usePortal } from "../../../portal/portal-context";
import { projectsMessages } from "../projects.messages";
import { cardPollMs } from "../projects.polling";
import { latestProjectHeaders, LatestProjectsTable } from "./latest-projects-table";

/** The projects that were updated last. */
export const LatestProjectsCard = memo(function LatestProjectsCard(): ReactNode {
  return (
    <PortalPanel name="LatestProjectsCard">
      <Content />
    </PortalPanel>
  );
});

const most = 5;
const query = { page: 1, page_size: most, order_by: "-updated_on" } as const;

function Content(): ReactNode {
  const texts = useMessages(projectsMessages);
  const { client } = usePortal();
  const latest = useEndpoint(projects.list, { query }, { pollMs: cardPollMs });
  const list = useScreenLink("projects");
  return (
    <Panel
      title={texts.latestProjects}
      isFlush
      actions={
        <Button variant="quiet" size="sm" trailingIcon={<ChevronRightIcon />} {...list}>
          {texts.openProjects}
        </Button>
      }
    >
      <Remote
        of={latest}
        failure={texts.failedProjects}
        failed={FailureLine}
        skeleton={<TableSkeleton headers={latestProjectHeaders(texts)} density="compact" />}
        empty={{
          when: ({ results }) => results.length === 0,
          show: (
            <StateMessage
              kind="empty"
              title={texts.emptyProjects}
              text={texts.emptyProjectsText(client.product.name)}
            />
          ),
        }}
      >
        {({ results }) => <LatestProjectsTable rows={newestFirst(results, ({ updated_on }) => updated_on, most)} />}
      </Remote>
    </Panel>
  );
}
