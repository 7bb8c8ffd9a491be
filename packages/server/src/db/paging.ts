import { largestPageSize, type PageQuery } from "@gatehouse/contract";
import { asc, type Column, desc, type SQL } from "drizzle-orm";
import { Refusal } from "../texts/refusal";

/** One page of a list or the whole list, in the shape of all list responses. */
export interface ListPage<Item> {
  /** The number of items in the whole list. */
  count: number;
  /** The query of the next page, such as `?page=3&page_size=10`, relative to the list. */
  next: string | null;
  previous: string | null;
  results: Item[];
}

/** A response with the whole list. */
export function wholeList<Item>(results: Item[]): ListPage<Item> {
  return { count: results.length, next: null, previous: null, results };
}

/** A range of a list's rows. A null `limit` means all rows, as in SQL. */
export interface Window {
  readonly limit: number | null;
  readonly offset: number;
}

const everything: Window = { limit: null, offset: 0 };

export interface PageSource<Item> {
  readonly count: () => Promise<number>;
  readonly read: (window: Window) => Promise<Item[]>;
  /** The page size if the query has none. Without it, a query without a page gets the whole list. */
  readonly defaultPageSize?: number;
}

/**
 * The page of a list that a `pagedList` query requests.
 * @throws {PortalError} `not-found` with `Invalid page.` for a page that doesn't exist. The first page always exists.
 */
export async function pageOf<Item>(query: PageQuery, source: PageSource<Item>): Promise<ListPage<Item>> {
  const { page, page_size: requestedSize = source.defaultPageSize } = query;
  const isWhole =
    query.paginate === false || requestedSize === 0 || (page === undefined && requestedSize === undefined);
  if (isWhole) return wholeList(await source.read(everything));
  const pageSize = Math.min(
    requestedSize !== undefined && requestedSize >= 1 ? Math.floor(requestedSize) : 10,
    largestPageSize,
  );
  const number = page ?? 1;
  const count = await source.count();
  const isThere = Number.isInteger(number) && number >= 1 && number <= Math.max(1, Math.ceil(count / pageSize));
  if (!isThere) throw new Refusal("not-found", { status: 404, detail: (t) => t.usual.invalidPage });
  const results = count === 0 ? [] : await source.read({ limit: pageSize, offset: (number - 1) * pageSize });
  const linkTo = (other: number) => {
    const link = { ...query, page: other, page_size: pageSize };
    const given = Object.entries(link).filter(([, value]) => value !== undefined);
    return `?${new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString()}`;
  };
  return {
    count,
    next: number * pageSize < count ? linkTo(number + 1) : null,
    previous: number > 1 ? linkTo(number - 1) : null,
    results,
  };
}

/**
 * The order that a query's `order_by` requests. The list's own order applies to equal rows.
 * @param columns - The column for each name of the contract's `orderBy`.
 */
export function orderOf<Name extends string>(
  orderBy: Name | `-${Name}` | "default" | undefined,
  columns: Readonly<Record<Name, Column | SQL>>,
  ownOrder: readonly SQL[],
): SQL[] {
  const name = orderBy?.replace(/^-/, "") ?? "";
  if (!Object.hasOwn(columns, name)) return [...ownOrder];
  const column = columns[name as Name];
  return [orderBy?.startsWith("-") ? desc(column) : asc(column), ...ownOrder];
}
