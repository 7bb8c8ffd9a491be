import { useCallback, useContext, useMemo } from "react";
import { LocaleContext } from "../root/locale-context";
import { pageCountOf } from "./pager-window";
import { sortRows } from "./sort-rows";
import { searchTextOf, type TableColumn } from "./table-column";
import type { TableState } from "./table-state";

export interface RowModel<Row> {
  /** The rows to show. */
  shown: readonly Row[];
  /** All matching rows, sorted. Uses the state's search, or the given text. */
  matching: (search?: string) => readonly Row[];
  total: number;
  page: number;
  pageCount: number;
}

export interface RowModelInput<Row> {
  rows: readonly Row[];
  columns: readonly TableColumn<Row>[];
  state: TableState;
  isPaged: boolean;
  /** The server's row count, if the server sorts, searches and pages. */
  serverTotal: number | undefined;
}

/** Filters, sorts and pages rows, or uses the server's page as is. */
export function useRowModel<Row extends object>({
  rows,
  columns,
  state,
  isPaged,
  serverTotal,
}: RowModelInput<Row>): RowModel<Row> {
  const locale = useContext(LocaleContext);
  const isServerSide = serverTotal !== undefined;
  const { search } = state;
  const find = useCallback(
    (text: string) => (isServerSide ? rows : findRows(rows, columns, text)),
    [isServerSide, rows, columns],
  );
  const matching = useMemo(() => find(search), [find, search]);
  const { columnId, direction } = state.sort ?? {};
  const sort = useCallback(
    (found: readonly Row[]) => {
      const valueOf = isServerSide ? undefined : columns.find((column) => column.id === columnId)?.sortValue;
      return valueOf === undefined || direction === undefined ? found : sortRows(found, valueOf, direction, locale);
    },
    [isServerSide, columns, columnId, direction, locale],
  );
  const sorted = useMemo(() => sort(matching), [sort, matching]);

  const total = serverTotal ?? sorted.length;
  const pageCount = isPaged ? pageCountOf(total, state.pageSize) : 1;
  /* Rows may have been removed, so clamp to the last existing page. */
  const page = Math.min(Math.max(1, state.page), pageCount);
  const first = isPaged && !isServerSide ? (page - 1) * state.pageSize : 0;
  const end = isPaged && !isServerSide ? first + state.pageSize : undefined;
  return {
    shown: useMemo(() => sorted.slice(first, end), [sorted, first, end]),
    matching: (text) => (text === undefined ? sorted : sort(find(text))),
    total,
    page,
    pageCount,
  };
}

/**
 * The rows that contain every typed word in some column, ignoring case. Servers that match each word separately find
 * the same rows.
 */
export function findRows<Row extends object>(
  rows: readonly Row[],
  columns: readonly TableColumn<Row>[],
  typed: string,
): readonly Row[] {
  const words = typed.trim().toLowerCase().split(/\s+/);
  return rows.filter((row) =>
    words.every((word) => columns.some((column) => searchTextOf(column, row).includes(word))),
  );
}
