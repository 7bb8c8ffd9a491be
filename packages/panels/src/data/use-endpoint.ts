import { type Endpoint, type EndpointInput, type EndpointResponse, type InputArguments } from "@gatehouse/contract";
import { keepPreviousData, type QueryClient, useQuery, type UseQueryResult } from "@tanstack/react-query";
import { useContext, useEffect } from "react";
import { usePanelVisible } from "../portal/panel-visibility";
import { usePortal } from "../portal/portal-context";
import { isAway, sharedSession } from "../portal/session";
import { useShared } from "../portal/use-shared";
import { endpointKey } from "./endpoint-key";
import { notBefore } from "./not-before";
import { PollPaceContext } from "./poll-pace";

export interface EndpointOptions {
  /** The refetch interval, in milliseconds, while the tab and the panel are visible. */
  readonly pollMs?: number;
  /** False delays the request, for example while its input is not known yet. */
  readonly isEnabled?: boolean;
  /** Keeps the previous input's response while another input loads, and sets `isPrevious`. */
  readonly keepsPrevious?: boolean;
}

/**
 * An endpoint's response as a query. It has only the fields that panels show, so an unchanged poll renders nothing.
 * Pass it to `<Remote>`.
 */
export interface EndpointResult<T> extends Pick<UseQueryResult<T>, "data" | "error"> {
  readonly refetch: () => Promise<unknown>;
  /** Whether `data` is the previous input's. */
  readonly isPrevious?: boolean;
}

/** Reads a contract endpoint and keeps its response fresh. Key, cache and polling follow from the declaration. */
export function useEndpoint<E extends Endpoint>(
  call: E,
  ...args: InputArguments<E, [options: EndpointOptions]>
): EndpointResult<EndpointResponse<E>> {
  const { client, queryClient, gate } = usePortal();
  const isResting = useShared(sharedSession, isAway);
  const [input, { pollMs: declaredMs = 0, isEnabled = true, keepsPrevious = false } = {}] = args as [
    input?: EndpointInput<E>,
    options?: EndpointOptions,
  ];
  const pace = useContext(PollPaceContext);
  const pollMs = declaredMs * pace;
  const isVisible = usePanelVisible();
  const queryKey = endpointKey(call, input ?? {});
  // Read fields one by one. The library rerenders for the fields that were read, and React's development build reads
  // all fields of an object that it is passed.
  const query = useQuery(
    {
      queryKey,
      queryFn: async ({ signal }) => {
        const response = await client.perform(call, input ?? {}, { signal });
        await gate.isKnown();
        return response;
      },
      enabled: isEnabled && !isResting,
      // After a Retry-After, also a read without polls is repeated.
      refetchInterval: ({ state }) => isVisible && notBefore(pollMs, state.error),
      // The library's types do not accept a placeholder for a generic response.
      placeholderData: keepsPrevious ? (keepPreviousData as never) : undefined,
    },
    queryClient,
  );
  const { data, error, refetch } = query;
  useCatchUp(queryClient, queryKey, isVisible ? pollMs : 0);
  return keepsPrevious ? { data, error, refetch, isPrevious: query.isPlaceholderData } : { data, error, refetch };
}

/** Refetches old data when a panel comes back into view, instead of waiting for the next poll. */
function useCatchUp(queryClient: QueryClient, queryKey: readonly unknown[], pollMs: number): void {
  const hash = JSON.stringify(queryKey);
  useEffect(() => {
    const key = JSON.parse(hash) as readonly unknown[];
    const updatedAt = queryClient.getQueryState(key)?.dataUpdatedAt;
    if (pollMs && updatedAt && Date.now() - updatedAt > pollMs) void queryClient.invalidateQueries({ queryKey: key });
  }, [queryClient, hash, pollMs]);
}
