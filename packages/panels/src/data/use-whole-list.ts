import type { Endpoint, EndpointResponse, Page } from "@gatehouse/contract";
import { useQuery } from "@tanstack/react-query";
import { usePanelVisible } from "../portal/panel-visibility";
import { usePortal } from "../portal/portal-context";
import { isAway, sharedSession } from "../portal/session";
import { useShared } from "../portal/use-shared";
import { endpointKey } from "./endpoint-key";
import { notBefore } from "./not-before";
import { readAllPages } from "./read-all-pages";
import type { EndpointOptions, EndpointResult } from "./use-endpoint";
import type { PagedTable } from "./use-paged-table";

type ItemOf<E extends Endpoint> = EndpointResponse<E> extends Page<infer Item> ? Item : never;

/** Reads all pages of a list as one, to search or filter it in the browser, because not every server can. */
export function useWholeList<E extends Endpoint>(
  call: E,
  input: { readonly query?: object },
  { isEnabled = true, pollMs }: EndpointOptions,
): EndpointResult<Page<ItemOf<E>>> {
  const { client, queryClient } = usePortal();
  const isResting = useShared(sharedSession, isAway);
  const isVisible = usePanelVisible();
  const { data, error, refetch } = useQuery(
    {
      queryKey: endpointKey(call, { ...input, all: true }),
      queryFn: async ({ signal }): Promise<Page<ItemOf<E>>> => {
        const results = await readAllPages(async (page) => {
          const query = { ...input.query, ...page };
          return (await client.perform(call, { ...input, query }, { signal })) as Page<ItemOf<E>>;
        });
        return { count: results.length, next: null, previous: null, results };
      },
      enabled: isEnabled && !isResting,
      refetchInterval: ({ state }) => isVisible && notBefore(pollMs ?? 0, state.error),
    },
    queryClient,
  );
  return { data, error, refetch };
}

/** The list to search or filter: all pages once they have loaded. Until then, the current page stays, dimmed. */
export function inWholeList<Item>(
  paged: PagedTable<Item>,
  isFinding: boolean,
  whole: EndpointResult<Page<Item>>,
): Pick<PagedTable<Item>, "query" | "table"> {
  const { query, table } = paged;
  if (!isFinding || table.serverPage === undefined) return paged;
  if (whole.data !== undefined) return { query: whole, table: { ...table, serverPage: undefined, isBusy: false } };
  const { error, refetch } = whole;
  return { query: { ...query, error, refetch }, table: { ...table, isBusy: error === null } };
}
