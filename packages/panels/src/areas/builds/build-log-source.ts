import { callsOf } from "@gatehouse/contract/builds";
import { useMemo } from "react";
import type { LogReader } from "../../log/store/log-source";
import { usePortal } from "../../portal/portal-context";
import { untilSignedIn } from "../../portal/until-signed-in";
import type { BuildLogProps } from "./build-log-props";

/** Reads the log of a build in windows of rows. The same function as long as it is the same build. */
export function useBuildLogReader({
  kind,
  projectGuid,
  commitSha,
  buildNumber,
}: Omit<BuildLogProps, "isRunning" | "onTime">): LogReader["read"] {
  const { client, store } = usePortal();
  return useMemo(
    () =>
      async ({ startRow, rowsCount }) => {
        // Without a session each read would be refused, and a running log is read every few seconds.
        await untilSignedIn(store);
        const query = { rows_count: rowsCount, ...(startRow === undefined ? {} : { start_row: startRow }) };
        const name = { projectGuid, commitSha, buildNumber, query };
        const { logs, start_row } = await client.call(callsOf(kind).logs, name);
        return { text: logs, startRow: start_row ?? undefined };
      },
    [client, store, kind, projectGuid, commitSha, buildNumber],
  );
}
