import { type Endpoint, isPortalError, type PortalClient } from "@gatehouse/contract";
import type { QueryClient } from "@tanstack/react-query";
import { endpointKey } from "./endpoint-key";
import { withinTime } from "./within-time";

/** An older read may lack changes by others, which would then look like the result of this write. */
const freshMs = 5_000;
/** The longest time that a write waits for these reads. */
const limitMs = 2_000;

/**
 * Reads the server's state before a write, with the write's own path parameters. It uses the cache if that is fresh.
 * A read that fails or takes too long returns undefined.
 * @throws {PortalError} `unauthenticated` when there is no session, so that the write need not be sent.
 */
export function readBefore(
  calls: readonly Endpoint[],
  input: unknown,
  client: PortalClient,
  queryClient: QueryClient,
): Promise<readonly unknown[]> {
  return Promise.all(
    calls.map((call) => {
      const params = paramsOf(call, input as object);
      const state = queryClient.getQueryState(endpointKey(call, params));
      if (state?.data !== undefined && !state.isInvalidated && Date.now() - state.dataUpdatedAt < freshMs)
        return state.data;
      return withinTime(limitMs, (signal) => client.perform(call, params, { signal })).catch((error: unknown) => {
        if (isPortalError(error, "unauthenticated")) throw error;
        return undefined;
      });
    }),
  );
}

function paramsOf({ path }: Endpoint, input: object): object {
  return Object.fromEntries(Object.entries(input).filter(([name]) => path.includes(`{${name}}`)));
}
