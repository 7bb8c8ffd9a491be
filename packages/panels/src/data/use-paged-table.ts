import {
  type Endpoint,
  type EndpointInput,
  type EndpointResponse,
  isPortalError,
  type listOf,
  type Page,
} from "@gatehouse/contract";
import { lazyModule, type ServerPage, type TableState } from "@gatehouse/design";
import { useEffect, useMemo, useState } from "react";
import { useTableState } from "../navigation/use-table-state";
import { tableDefaults } from "../navigation/written-table-state";
import { usePortal } from "../portal/portal-context";
import { type EndpointOptions, type EndpointResult, useEndpoint } from "./use-endpoint";

type OrderBy<E extends Endpoint> =
  EndpointInput<E> extends { readonly query?: { readonly order_by?: infer Name } }
    ? Exclude<Name, undefined | "default" | `-${string}`>
    : never;
type ItemOf<E extends Endpoint> = EndpointResponse<E> extends Page<infer Item> ? Item : never;

export interface PagedTableOptions<E extends Endpoint> {
  /** Keeps the state of several lists in one address apart. */
  readonly id: string;
  readonly pageSize: number;
  /** Column id, with a leading `-` for descending. */
  readonly sort?: string;
  /** The server's `order_by` name for a column, by the column's id. Declare it once beside the table. */
  readonly orderBy: Readonly<Record<string, OrderBy<E>>>;
  /** Path parameters. */
  readonly input?: Omit<EndpointInput<E>, "query">;
  /** Filters for the server besides the search. */
  readonly filter?: object;
  /** True if the server cannot search this list and the caller does. */
  readonly isSearchedHere?: boolean;
  readonly pollMs?: number;
}

export interface PagedTable<Item> {
  /** For `<Remote>`. It keeps the previous page while the next one loads. */
  readonly query: EndpointResult<Page<Item>>;
  /** For `<DataTable>`, with the rows. */
  readonly table: {
    readonly state: TableState;
    readonly onStateChange: (state: TableState) => void;
    readonly serverPage: ServerPage | undefined;
    /** Whether another page is loading. */
    readonly isBusy: boolean;
    /** Reads all pages, for the CSV file. */
    readonly readAllRows: (search: string) => Promise<readonly Item[]>;
  };
}

const allPages = lazyModule(() => import("./read-all-pages"));

/**
 * A list that the server pages, sorts and searches, with its state in the address. If a server ignores all of this and
 * returns the whole list, the table does it. The server may also have its own page size, or set `next` instead of a
 * count. A page past the end leads to the last page.
 */
export function usePagedTable<E extends Endpoint>(call: E, options: PagedTableOptions<E>): PagedTable<ItemOf<E>> {
  const { id, pageSize, sort, orderBy, input, filter, isSearchedHere = false, pollMs } = options;
  const { client } = usePortal();
  const [defaults] = useState(() => tableDefaults({ pageSize, sort }));
  const [state, onStateChange] = useTableState(id, defaults);
  const [wholePage, setWholePage] = useState<number>();
  const page = wholePage ?? state.page;
  const asked = useList(call, inputAt(page), { pollMs, keepsPrevious: true });
  const { data } = asked;
  const isEmptyPage = data !== undefined && !asked.isPrevious && data.results.length === 0 && data.count > 0;
  const isPastEnd = page > 1 && (isPortalError(asked.error, "not-found") || isEmptyPage);
  const first = useList(call, inputAt(1), { isEnabled: isPastEnd });
  const lastPage = first.data && Math.max(1, Math.ceil(first.data.count / servedSize(first.data, 1, state.pageSize)));
  useEffect(() => {
    if (isPastEnd && lastPage !== undefined) onStateChange({ ...state, page: Math.min(page - 1, lastPage) });
  }, [isPastEnd, lastPage, onStateChange, page, state]);

  // A server without paging returns as many rows as it counts, for any page. A server's search may follow other rules
  // than the table's, so the table searches only if the server ignored the search. Then the count is the same as
  // without a search.
  const isSearched = !isSearchedHere && state.search.trim() !== "";
  const [allCount, setAllCount] = useState<number>();
  const isAll = data !== undefined && !asked.isPrevious && !isSearched;
  useEffect(() => {
    if (isAll) setAllCount(data.count);
  }, [isAll, data]);
  const isUnlikeAll = asked.isPrevious || data?.count !== allCount;
  const isFound = isSearched && isUnlikeAll && (data?.results.length ?? 0) <= state.pageSize;
  const isWhole = data !== undefined && data.results.length === data.count && !data.previous;
  useEffect(() => setWholePage(isWhole ? page : undefined), [isWhole, page]);
  const isOfPage = data !== undefined && !asked.isPrevious && !isPastEnd;
  const size = isOfPage ? servedSize(data, page, state.pageSize) : state.pageSize;
  const least = isOfPage ? (page - 1) * size + data.results.length + (data.next ? 1 : 0) : 0;
  const total = Math.max(data?.count ?? 0, least);
  const serverPage = useMemo<ServerPage | undefined>(
    () => (isWhole && !isFound ? undefined : { total, sortable: Object.keys(orderBy), pageSize: size }),
    [isWhole, isFound, total, orderBy, size],
  );
  return {
    query: isPastEnd ? { ...first, data } : asked,
    table: {
      state,
      onStateChange,
      serverPage,
      isBusy: asked.isPrevious === true || (isPastEnd && first.error === null),
      readAllRows: async (search) => {
        const { readAllPages } = await allPages.load();
        return readAllPages(
          async (window) =>
            (await client.perform(call, inputAt(window.page, search, window.page_size))) as Page<ItemOf<E>>,
        );
      },
    },
  };

  function inputAt(at: number, search = state.search, size = state.pageSize) {
    const order = state.sort === null ? undefined : orderBy[state.sort.columnId];
    const query = {
      ...filter,
      page: at,
      page_size: size,
      order_by: order === undefined || state.sort?.direction === "ascending" ? order : `-${order}`,
      search: isSearchedHere || search.trim() === "" ? undefined : search.trim(),
    };
    return { ...input, query };
  }
}

/**
 * The rows per page, which a server may choose itself. The last page has fewer, so derive the size from the rows before
 * it.
 */
function servedSize({ count, next, results }: Page<unknown>, page: number, requested: number): number {
  const size = next ? results.length : (count - results.length) / (page - 1);
  return Number.isInteger(size) && size > 0 ? size : requested;
}

/** `useEndpoint` for a generic endpoint. Only the caller knows that it takes a list's query and returns a page. */
function useList<E extends Endpoint>(call: E, input: object, options: EndpointOptions) {
  const list = call as unknown as Endpoint<string, undefined, undefined, ReturnType<typeof listOf>>;
  return useEndpoint(list, input, options) as EndpointResult<Page<ItemOf<E>>>;
}
