import type { Endpoint, PortalClient } from "@gatehouse/contract";
import type { QueryClient } from "@tanstack/react-query";
import { endpointKey } from "./endpoint-key";
import { withinTime } from "./within-time";

/** Panels poll this often: what they show is good enough to compare with. */
const freshMs = 60_000;
/** A write does not wait longer than this. */
const limitMs = 2_000;

/** What the server has before a write, from the cache where it is fresh. What cannot be read in time is undefined. */
export function readBefore(calls: readonly Endpoint[], client: PortalClient, queryClient: QueryClient): Promise<readonly unknown[]> {
  return Promise.all(
    calls.map((call) => {
      const state = queryClient.getQueryState(endpointKey(call, {}));
      if (state?.data !== undefined && !state.isInvalidated && Date.now() - state.dataUpdatedAt < freshMs) return state.data;
      return withinTime(limitMs, (signal) => client.perform(call, {}, { signal })).catch(() => undefined);
    }),
  );
}
