import type { EndpointResult } from "./use-endpoint";

type Outputs<Q> = { readonly [K in keyof Q]: Q[K] extends EndpointResult<infer T> ? T : never };

/**
 * Joins queries that are only useful together into one for `<Remote>`. It is ready when all are, fails when one does,
 * and has one Retry.
 */
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
