import { endpointId, isPortalError, type PortalError } from "@gatehouse/contract";
import { viewer } from "@gatehouse/contract/viewer";
import { MutationCache, type Query, QueryCache, QueryClient } from "@tanstack/react-query";
import { endpointKey } from "./endpoint-key";
import { notBefore } from "./not-before";

export interface QueryClientOptions {
  /** A request got a response, so there is a session. A query passes its endpoint. */
  readonly onResponse: (endpoint?: unknown, response?: unknown) => void;
  /** A request was refused because the session has ended. */
  readonly onUnauthenticated: (call: { readonly isWrite: boolean }) => void;
  /** A request did not reach the server, and the browser says that it has no connection. */
  readonly onOffline: () => void;
  /** A response broke the contract. The panel shows the failure, and this callback reports it. */
  readonly onUnreadable: (error: PortalError) => void;
}

// After a longer pause, the failure and its Retry serve the user better than a skeleton.
const longestPauseMs = 5_000;

/** How long to wait before the second try: a second, or the server's Retry-After. */
const pauseMs = (error: Error) => notBefore(1_000, error);

/** Whether a request did not reach the server because the browser has no connection. */
const isOffline = (error: Error) => isPortalError(error, "network") && globalThis.navigator?.onLine === false;

/** How long a response stays fresh. */
const freshMs = 5_000;

/**
 * The provider's own query client. It quietly retries network and server errors once, and nothing else. Offline, it waits
 * for the connection instead.
 */
export function createQueryClient({
  onResponse,
  onUnauthenticated,
  onOffline,
  onUnreadable,
}: QueryClientOptions): QueryClient {
  const catchUp = () => void queryClient.refetchQueries({ type: "active", stale: true });
  const onError = (error: Error, isWrite: boolean): void => {
    if (isPortalError(error, "unauthenticated")) onUnauthenticated({ isWrite });
    if (isPortalError(error, "contract")) onUnreadable(error);
    if (isOffline(error)) {
      onOffline();
      // The library assumes that a page starts online, so it may miss that the connection is back. Its online state
      // also serves the host page's clients, so do not change it.
      addEventListener("online", catchUp, { once: true });
    }
    // The session check was inconclusive. A refused refetch of the viewer's own data ends the session.
    if (isPortalError(error, "forbidden") && isPortalError(error.cause) && error.endpoint !== endpointId(viewer.me)) {
      const isStale = (query: Query) => query.isStaleByTime(freshMs);
      void queryClient.refetchQueries(
        { queryKey: endpointKey(viewer.me), type: "active", predicate: isStale },
        { cancelRefetch: false },
      );
    }
  };
  const queryClient = new QueryClient({
    queryCache: new QueryCache({
      onError: (error) => onError(error, false),
      onSuccess: (response, { queryKey }) => onResponse(queryKey[0], response),
    }),
    mutationCache: new MutationCache({ onError: (error) => onError(error, true), onSuccess: () => onResponse() }),
    defaultOptions: {
      queries: {
        retry: (failures, error) =>
          failures < 1 &&
          isPortalError(error, "network", "server") &&
          !isOffline(error) &&
          pauseMs(error) <= longestPauseMs,
        retryDelay: (_failures, error) => pauseMs(error),
        staleTime: freshMs,
        gcTime: 5 * 60_000,
        networkMode: "always",
        refetchOnReconnect: true,
      },
      // Never repeat a write automatically, because the first attempt may have been done.
      mutations: { retry: false, networkMode: "always" },
    },
  });
  return queryClient;
}

/** Empties the cache. Waits for canceled requests first, because one that settles later keeps its query for minutes. */
export async function forgetResponses(queryClient: QueryClient): Promise<void> {
  await queryClient.cancelQueries();
  queryClient.clear();
}
