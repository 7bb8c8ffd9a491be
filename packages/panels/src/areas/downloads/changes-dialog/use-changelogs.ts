import { downloads, type Version } from "@gatehouse/contract/downloads";
import { QueryObserver } from "@tanstack/react-query";
import { useEffect, useMemo, useReducer } from "react";
import { endpointKey } from "../../../data/endpoint-key";
import { usePortal } from "../../../portal/portal-context";

/** A version with its changelog. `text` is undefined until it is loaded. */
export interface ReadChangelog {
  readonly version: Version;
  readonly text: string | undefined;
  readonly hasFailed: boolean;
  readonly retry: () => void;
}

/**
 * Reads the changelogs of several versions separately, so that one failure leaves the others readable. Doesn't use
 * `useQueries`, because bundlers would load its code with the panel instead of with this dialog.
 */
export function useChangelogs(versions: readonly Version[]): readonly ReadChangelog[] {
  const { client, queryClient, gate } = usePortal();
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  const tags = JSON.stringify(versions.map(({ tag_name: tag }) => tag));
  const observers = useMemo(
    () =>
      (JSON.parse(tags) as readonly string[]).map(
        (versionTag) =>
          new QueryObserver(queryClient, {
            queryKey: endpointKey(downloads.getChangelog, { versionTag }),
            queryFn: async ({ signal }) => {
              const response = await client.perform(downloads.getChangelog, { versionTag }, { signal });
              await gate.isKnown();
              return response;
            },
          }),
      ),
    [client, queryClient, gate, tags],
  );
  useEffect(() => {
    const stops = observers.map((observer) => observer.subscribe(redraw));
    return () => stops.forEach((stop) => stop());
  }, [observers]);
  return versions.map((version, at) => {
    const { data, error, refetch } = observers[at]!.getCurrentResult();
    return {
      version,
      text: data && (data.changelog ?? ""),
      hasFailed: error !== null && data === undefined,
      retry: () => void refetch(),
    };
  });
}
