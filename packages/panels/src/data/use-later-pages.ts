import type { Endpoint, Page } from "@gatehouse/contract";
import { useQuery } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import { usePanelVisible } from "../portal/panel-visibility";
import { usePortal } from "../portal/portal-context";
import { isAway, sharedSession } from "../portal/session";
import { useShared } from "../portal/use-shared";
import { endpointKey } from "./endpoint-key";
import { readLaterPages } from "./read-later-pages";
import type { EndpointOptions, EndpointResult } from "./use-endpoint";

/** The items of a list. */
export interface Listed<Item> {
  readonly results: readonly Item[];
}

/**
 * Completes a list whose endpoint has no paging in the contract. Django REST Framework pages every list if a project
 * sets a default page size, and the rows after the first page would be missing.
 */
export function useLaterPages<Item>(
  call: Endpoint,
  input: object,
  first: EndpointResult<Page<Item>>,
  { isEnabled = true, pollMs }: EndpointOptions,
): EndpointResult<Listed<Item>> {
  const { client, queryClient } = usePortal();
  const isResting = useShared(sharedSession, isAway);
  const isVisible = usePanelVisible();
  const next = first.data?.next ?? null;
  const later = useQuery(
    {
      queryKey: endpointKey(call, { ...input, later: true }),
      queryFn: ({ signal }) =>
        readLaterPages(
          next,
          async (query) => (await client.perform(call, { ...input, query }, { signal })) as Page<Item>,
        ),
      enabled: isEnabled && next !== null && !isResting,
      refetchInterval: isVisible ? pollMs : false,
    },
    queryClient,
  );
  const { data: page, error, refetch } = first;
  // When a row is the first of a second page, the rows before it stay until it arrives.
  const [onePage, setOnePage] = useState<string>();
  const name = JSON.stringify(input);
  if (page && next === null && onePage !== name) setOnePage(name);
  const rest = next === null ? none : (later.data ?? (onePage === name ? none : undefined));
  const data = useMemo(() => page && rest && { results: [...page.results, ...rest] }, [page, rest]);
  if (next === null) return { data, error, refetch };
  return { data, error: error ?? later.error, refetch: () => Promise.all([refetch(), later.refetch()]) };
}

const none: readonly never[] = [];
