import { type BuildLog, callsOf, lastLogRows } from "@gatehouse/contract/builds";
import { useMemo } from "react";
import { endpointKey } from "../../../data/endpoint-key";
import type { LogReader } from "../../../log/store/log-source";
import { usePortal } from "../../../portal/portal-context";
import { untilSignedIn } from "../../../portal/until-signed-in";
import type { BuildLogProps } from "./build-log-props";

interface BuildLogQuery {
  readonly rows_count: number;
  readonly start_row?: number;
}

/** The query that checks whether there is a log. */
export const endOfLog = { rows_count: lastLogRows };

/**
 * Reads the log of a build in windows of rows. The returned function is stable for the same build.
 *
 * @param openedMs - when the panel opened. The first read reuses the panel's read of the log's end since then.
 */
export function useBuildLogReader(
  { kind, projectGuid, commitSha, buildNumber }: Omit<BuildLogProps, "isRunning" | "onTime">,
  openedMs?: number,
): LogReader["read"] {
  const { client, queryClient, store } = usePortal();
  return useMemo(() => {
    const call = callsOf(kind).logs;
    const name = { projectGuid, commitSha, buildNumber };
    let isFirst = openedMs !== undefined;
    const read = (query: BuildLogQuery): Promise<BuildLog> => {
      if (!isFirst || openedMs === undefined) return client.call(call, { ...name, query });
      isFirst = false;
      const input = { ...name, query: endOfLog };
      return queryClient.fetchQuery({
        queryKey: endpointKey(call, input),
        queryFn: () => client.call(call, input),
        staleTime: Date.now() - openedMs,
      });
    };
    return async ({ startRow, rowsCount }) => {
      // Without a session, every read would fail, and a running log is read every few seconds.
      await untilSignedIn(store);
      const query = { rows_count: rowsCount, ...(startRow === undefined ? {} : { start_row: startRow }) };
      const { logs, start_row } = await read(query);
      return { text: logs, startRow: start_row ?? undefined };
    };
  }, [client, queryClient, store, kind, projectGuid, commitSha, buildNumber, openedMs]);
}
