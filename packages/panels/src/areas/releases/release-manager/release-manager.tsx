import { releases } from "@gatehouse/contract/releases";
import { PageGrid, PageGridItem, Panel, StateMessage, TableSkeleton } from "@gatehouse/design";
import { memo, type ReactNode } from "react";
import { PortalPanel } from "../../../access/portal-panel";
import { Remote } from "../../../data/remote";
import { usePagedTable } from "../../../data/use-paged-table";
import { useMessages } from "../../../portal/messages";
import { releasesMessages } from "../releases.messages";
import { releasePollMs } from "../releases.polling";
import { LatestRelease } from "./latest-release";
import { releaseHeaders, releasesPageSize, ReleasesTable } from "./releases-table";

/** The latest stable and nightly releases, and all releases, 15 per page. For release managers. */
export const ReleaseManager = memo(function ReleaseManager(): ReactNode {
  return (
    <PortalPanel name="ReleaseManager">
      <PageGrid>
        <PageGridItem span="half">
          <LatestRelease kind="stable" />
        </PageGridItem>
        <PageGridItem span="half">
          <LatestRelease kind="nightly" />
        </PageGridItem>
      </PageGrid>
      <AllReleases />
    </PortalPanel>
  );
});

const orderBy = { tag: "tag_name", created: "created_at" } as const;

function AllReleases(): ReactNode {
  const texts = useMessages(releasesMessages);
  const { query, table } = usePagedTable(releases.list, {
    id: "releases",
    pageSize: releasesPageSize,
    sort: "-created",
    orderBy,
    pollMs: releasePollMs,
  });
  return (
    <Panel title={texts.allReleases} count={query.data?.count} isFlush>
      <Remote
        of={query}
        failure={texts.failedList}
        skeleton={
          <TableSkeleton
            headers={releaseHeaders(texts)}
            rows={releasesPageSize}
            density="compact"
            hasToolbar
            hasPager
          />
        }
        empty={{
          when: ({ count }) => count === 0 && table.state.search.trim() === "",
          show: <StateMessage kind="empty" title={texts.empty} text={texts.emptyText} />,
        }}
      >
        {({ results }) => <ReleasesTable rows={results} {...table} />}
      </Remote>
    </Panel>
  );
}
