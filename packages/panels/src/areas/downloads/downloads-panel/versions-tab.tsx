import { canDownload, newestCreatedAt, type Version } from "@gatehouse/contract/downloads";
import { licenses } from "@gatehouse/contract/licenses";
import { StateMessage, TableSkeleton } from "@gatehouse/design";
import { type ReactNode, useCallback } from "react";
import { Remote } from "../../../data/remote";
import { useEndpoint } from "../../../data/use-endpoint";
import { usePagedTable } from "../../../data/use-paged-table";
import { useMessages } from "../../../portal/messages";
import { usePortal } from "../../../portal/portal-context";
import { downloadsMessages } from "../downloads.messages";
import { latestPollMs } from "../downloads.polling";
import { useNewestVersion } from "../use-newest-version";
import { listOfKind, type VersionKind } from "../version-kind";
import { NewerVersions } from "./newer-versions";
import { versionHeaders, VersionsTable } from "./versions-table";

const pageSize = 10;
const orderBy = { release: "tag_name", date: "created_at" } as const;

interface VersionsTabProps {
  readonly kind: VersionKind;
  readonly releaseKey: string | undefined;
}

/** The versions of one kind. */
export function VersionsTab({ kind, releaseKey }: VersionsTabProps): ReactNode {
  const texts = useMessages(downloadsMessages);
  const { product } = usePortal().client;
  const call = listOfKind(kind);
  const { query, table } = usePagedTable(call, { id: kind, pageSize, sort: "-date", orderBy, pollMs: latestPollMs });
  // The table's current page may not contain the newest version, so read it separately.
  const newest = useNewestVersion(kind, { pollMs: latestPollMs });
  const best = useEndpoint(licenses.best);
  const rows = query.data?.results;
  const latest = newestCreatedAt([...(newest.data?.versions ?? []), ...(rows ?? [])]);
  // Until the license is known, the server decides.
  const isAllowed = useCallback(
    (version: Version) =>
      best.data === undefined || canDownload({ version, newestCreatedAt: latest, license: best.data.license ?? null }),
    [latest, best.data],
  );
  return (
    <>
      <NewerVersions kind={kind} isAllowed={isAllowed} />
      <Remote
        of={query}
        failure={texts.failed(product.name)}
        skeleton={<TableSkeleton headers={versionHeaders(texts)} rows={pageSize} hasToolbar hasPager />}
        empty={{
          when: ({ count }) => count === 0,
          show: <StateMessage kind="empty" title={texts.empty[kind]} />,
        }}
      >
        {({ results }) => (
          <VersionsTable kind={kind} rows={results} isAllowed={isAllowed} releaseKey={releaseKey} {...table} />
        )}
      </Remote>
    </>
  );
}
