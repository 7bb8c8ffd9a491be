import { createSortedRowModel, rowSortingFeature, tableFeatures, useTable, type ColumnDef } from "@tanstack/react-table";
import { useMemo } from "react";
import { useLocale } from "react-aria/I18nProvider";
import { pageCountOf } from "./pager-window";
import { searchTextOf, type SortValue, type TableColumn } from "./table-column";
import type { TableState } from "./table-state";

/* Only what earns its weight in the first load: filtering and paging are one line each below. */
const features = tableFeatures({ rowSortingFeature, sortedRowModel: createSortedRowModel() });

export interface RowModel<Row> {
  /** The rows to show now. */
  shown: readonly Row[];
  /** All rows that match, sorted. */
  matching: () => readonly Row[];
  total: number;
  page: number;
  pageCount: number;
}

export interface RowModelInput<Row> {
  rows: readonly Row[];
  columns: readonly TableColumn<Row>[];
  state: TableState;
  isPaged: boolean;
  /** How many rows the server has, where it sorts, searches and pages. */
  serverTotal: number | undefined;
}

/** Filters, sorts and pages rows on TanStack Table's row model, or takes them as the server made them. */
export function useRowModel<Row extends object>({ rows, columns, state, isPaged, serverTotal }: RowModelInput<Row>): RowModel<Row> {
  const { locale } = useLocale();
  const columnDefs = useMemo(() => defineColumns(columns, locale), [columns, locale]);
  const isServerSide = serverTotal !== undefined;
  const search = isServerSide ? "" : state.search.trim().toLowerCase();
  const matching = useMemo(
    () => (search === "" ? rows : rows.filter((row) => columns.some((column) => searchTextOf(column, row).includes(search)))),
    [rows, columns, search],
  );
  const { columnId, direction } = state.sort ?? {};
  const sorting = useMemo(
    () => (isServerSide || columnId === undefined ? [] : [{ id: columnId, desc: direction === "descending" }]),
    [isServerSide, columnId, direction],
  );
  const table = useTable({ features, data: matching, columns: columnDefs, state: { sorting } });
  const sorted = table.getRowModel().rows;

  const total = serverTotal ?? sorted.length;
  const pageCount = isPaged ? pageCountOf(total, state.pageSize) : 1;
  /* Rows may have gone since the page was turned: then the last page there is, not an empty one. */
  const page = Math.min(Math.max(1, state.page), pageCount);
  const first = isPaged && !isServerSide ? (page - 1) * state.pageSize : 0;
  const end = isPaged && !isServerSide ? first + state.pageSize : undefined;
  return {
    shown: useMemo(() => sorted.slice(first, end).map((row) => row.original), [sorted, first, end]),
    matching: () => sorted.map((row) => row.original),
    total,
    page,
    pageCount,
  };
}

function defineColumns<Row extends object>(columns: readonly TableColumn<Row>[], locale: string): ColumnDef<typeof features, Row>[] {
  const collator = new Intl.Collator(locale, { numeric: true, sensitivity: "base" });
  return columns.map((column) => ({
    id: column.id,
    header: column.header,
    accessorFn: (row: Row) => comparable(column.sortValue?.(row)),
    enableSorting: column.sortValue !== undefined,
    sortUndefined: "last" as const,
    sortFn: (a, b, columnId) => {
      const left = a.getValue<string | number>(columnId);
      const right = b.getValue<string | number>(columnId);
      return typeof left === "number" && typeof right === "number" ? left - right : collator.compare(String(left), String(right));
    },
  }));
}

function comparable(value: SortValue): string | number | undefined {
  if (value === null || value === undefined || value === "") return undefined;
  return typeof value === "string" ? value : Number(value);
}
