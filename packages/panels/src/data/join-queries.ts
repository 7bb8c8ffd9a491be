import type { EndpointResult } from "./use-endpoint";

type Outputs<Q> = { readonly [K in keyof Q]: Q[K] extends EndpointResult<infer T> ? T : never };

/** Several responses of which none is of use alone, as one query for `<Remote>`: ready with the last, failed with the first, and one Retry. */
export function joinQueries<Q extends Readonly<Record<string, EndpointResult<unknown>>>>(
  queries: Q,
): EndpointResult<Outputs<Q>> {
  const all = Object.entries(queries);
  const isReady = all.every(([, { data }]) => data !== undefined);
  return {
    data: isReady ? (Object.fromEntries(all.map(([name, { data }]) => [name, data])) as Outputs<Q>) : undefined,
    error: all.find(([, { error }]) => error !== null)?.[1].error ?? null,
    refetch: () => Promise.all(all.filter(([, { error }]) => error !== null).map(([, { refetch }]) => refetch())),
  };
}
