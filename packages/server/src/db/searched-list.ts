import type { PageQuery } from "@gatehouse/contract";
import { type Column, type Placeholder, type SQL, sql } from "drizzle-orm";
import { type Database, prepared } from "./database";
import { matchesPattern, searchPattern } from "./matches-search";
import { type ListPage, orderOf, pageOf } from "./paging";

interface Statement<Row> {
  execute(values: Record<string, unknown>): Promise<readonly Row[]>;
}

/** Placeholders of {@link SearchedListOptions.read}. */
interface Slice {
  readonly limit: Placeholder;
  readonly offset: Placeholder;
}

export interface SearchedListOptions<Row, OrderBy extends string> {
  /** Unique among prepared statements. */
  readonly name: string;
  /** The columns that a search covers. */
  readonly searched: readonly Column[];
  /** The column for each name of the contract's `orderBy`. */
  readonly sortable: Readonly<Record<OrderBy, Column | SQL>>;
  /** Whether a query without a page gets the whole list instead of the first 10 items. */
  readonly isWholeByDefault?: boolean;
  /** The order without `order_by`, and among equal rows. */
  readonly ownOrder: readonly SQL[];
  /** @param found - The search condition. Undefined without a search. */
  readonly count: (db: Database, name: string, found: SQL | undefined) => Statement<{ readonly count: number }>;
  readonly read: (
    db: Database,
    name: string,
    found: SQL | undefined,
    orderBy: readonly SQL[],
    slice: Slice,
  ) => Statement<Row>;
}

/**
 * A list with paging, sorting and search. Its statements are prepared once for each order, with and without a search.
 */
export function searchedList<Row, const OrderBy extends string>(options: SearchedListOptions<Row, OrderBy>) {
  type Order = OrderBy | `-${OrderBy}` | "default";
  const { name } = options;
  const foundBy = (hasSearch: boolean) =>
    hasSearch ? matchesPattern(sql.placeholder("pattern"), ...options.searched) : undefined;
  const counts = prepared((db, kind: "all" | "found") =>
    options.count(db, `${name}_count_${kind}`, foundBy(kind === "found")),
  );
  // A variant is `all default` or `found -name`, for example: with or without a search, then the order.
  const pages = prepared((db, variant: string) => {
    const [kind, orderBy] = variant.split(" ") as ["all" | "found", Order];
    return options.read(
      db,
      `${name}_${kind}_${orderBy}`,
      foundBy(kind === "found"),
      orderOf(orderBy, options.sortable, options.ownOrder),
      { limit: sql.placeholder("limit"), offset: sql.placeholder("offset") },
    );
  });
  /** @param values - The values of the list's own placeholders. */
  return async function page<Item>(
    db: Database,
    query: PageQuery<Order>,
    values: Record<string, unknown>,
    toItem: (row: Row) => Item,
  ): Promise<ListPage<Item>> {
    const pattern = searchPattern(query.search);
    const kind = pattern === undefined ? "all" : "found";
    return pageOf(query, {
      ...(options.isWholeByDefault !== true && { defaultPageSize: 10 }),
      count: async () => (await counts(db, kind).execute({ ...values, pattern }))[0]?.count ?? 0,
      read: async (window) => {
        const rows = pages(db, `${kind} ${query.order_by ?? "default"}`);
        return (await rows.execute({ ...values, pattern, ...window })).map(toItem);
      },
    });
  };
}
