import { downloads, type Version } from "@gatehouse/contract/downloads";
import { useQueries } from "@tanstack/react-query";
import { endpointKey } from "../../../data/endpoint-key";
import { usePortal } from "../../../portal/portal-context";

/** A version with its changelog: undefined while it loads. */
export interface ReadChangelog {
  readonly version: Version;
  readonly text: string | undefined;
  readonly hasFailed: boolean;
  readonly retry: () => void;
}

/** The changelogs of several versions, each on its own: one that fails leaves the others readable. */
export function useChangelogs(versions: readonly Version[]): readonly ReadChangelog[] {
  const { client, queryClient, gate } = usePortal();
  const responses = useQueries(
    {
      queries: versions.map(({ tag_name: versionTag }) => ({
        queryKey: endpointKey(downloads.getChangelog, { versionTag }),
        queryFn: async ({ signal }: { readonly signal: AbortSignal }) => {
          const response = await client.perform(downloads.getChangelog, { versionTag }, { signal });
          await gate.isKnown();
          return response;
        },
      })),
    },
    queryClient,
  );
  return versions.map((version, at) => {
    const { data, error, refetch } = responses[at]!;
    return {
      version,
      text: data && (data.changelog ?? ""),
      hasFailed: error !== null && data === undefined,
      retry: () => void refetch(),
    };
  });
}
