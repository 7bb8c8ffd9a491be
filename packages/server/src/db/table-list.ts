import type { PageQuery } from "@gatehouse/contract";
import { and, type Column, count, type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { type Database, prepared } from "./database";
import { matchesPatterns, searchPatterns } from "./matches-search";
import { type ListPage, orderOf, pageOf } from "./paging";

interface Query<Row> {
  prepare(name: string): { execute(values: Record<string, unknown>): Promise<readonly Row[]> };
}

/** A query that is not in any order yet. */
interface Rows<Row> {
  orderBy(...order: SQL[]): Query<Row>;
}

export type CountQuery = Query<{ readonly count: number }>;

export interface TableListOptions<Row, OrderBy extends string> {
  /** Unique among prepared statements. */
  readonly name: string;
  /** The primary key of the listed table. */
  readonly key: PgColumn;
  /** The condition for the table's rows that are in the list. By default all are. */
  readonly which?: SQL | undefined;
  /** The columns that a search covers. By default there is no search. */
  readonly searched?: readonly Column[];
  /** The column for each name of the contract's `orderBy`. */
  readonly sortable: Readonly<Record<OrderBy, Column | SQL>>;
  /** Whether a query without a page gets the whole list instead of the first 10 items. */
  readonly isWholeByDefault?: boolean;
  /** The order without `order_by`, and among equal rows. */
  readonly ownOrder: readonly SQL[];
  /** Counts the whole list in a faster way than row by row. */
  readonly countAll?: ((db: Database) => CountQuery) | undefined;
  /** @param inPage - The condition for the rows of a page. */
  readonly read: (db: Database, inPage: SQL) => Rows<Row>;
}

/**
 * A list of a table's rows with paging, sorting and search. Its statements are prepared once for each order, with and
 * without a search.
 */
export function tableList<Row, const OrderBy extends string>(options: TableListOptions<Row, OrderBy>) {
  type Order = OrderBy | `-${OrderBy}` | "default";
  const { name, key, searched = [], countAll } = options;
  const rowsOf = (kind: "all" | "found") =>
    and(
      options.which,
      kind === "found"
        ? matchesPatterns([sql.placeholder("pattern"), sql.placeholder("other")], ...searched)
        : undefined,
    );
  const counts = prepared((db, kind: "all" | "found") =>
    (kind === "all" && countAll !== undefined
      ? countAll(db)
      : db.select({ count: count() }).from(key.table).where(rowsOf(kind))
    ).prepare(`${name}_count_${kind}`),
  );
  // A variant is `all default` or `found -name`, for example: with or without a search, then the order.
  const pages = prepared((db, variant: string) => {
    const [kind, orderBy] = variant.split(" ") as ["all" | "found", Order];
    const order = orderOf(orderBy, options.sortable, options.ownOrder);
    // The database reads the columns of skipped rows, too, with their subqueries. So find the page by its keys first.
    const keys = db
      .select({ key })
      .from(key.table)
      .where(rowsOf(kind))
      .orderBy(...order)
      .limit(sql.placeholder("limit"))
      .offset(sql.placeholder("offset"));
    // As an array, the keys are always few to the planner, whatever the limit.
    const rows = options.read(db, sql`${key} = any(array(${keys}))`).orderBy(...order);
    return rows.prepare(`${name}_${kind}_${orderBy}`);
  });
  /** @param values - The values of the list's own placeholders. */
  return async function page<Item>(
    db: Database,
    query: PageQuery<Order>,
    values: Record<string, unknown>,
    toItem: (row: Row) => Item,
  ): Promise<ListPage<Item>> {
    const patterns = searched.length === 0 ? undefined : searchPatterns(query.search);
    const kind = patterns === undefined ? "all" : "found";
    return pageOf(query, {
      ...(options.isWholeByDefault !== true && { defaultPageSize: 10 }),
      count: async () => (await counts(db, kind).execute({ ...values, ...patterns }))[0]?.count ?? 0,
      read: async (window) => {
        const rows = pages(db, `${kind} ${query.order_by ?? "default"}`);
        return (await rows.execute({ ...values, ...patterns, ...window })).map(toItem);
      },
    });
  };
}
