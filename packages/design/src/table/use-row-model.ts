import {
  columnFilteringFeature,
  createFilteredRowModel,
  createPaginatedRowModel,
  createSortedRowModel,
  globalFilteringFeature,
  rowPaginationFeature,
  rowSortingFeature,
  tableFeatures,
  useTable,
  type ColumnDef,
} from "@tanstack/react-table";
import { useMemo } from "react";
import { useLocale } from "react-aria/I18nProvider";
import { pageCountOf } from "./pager-window";
import { searchTextOf, type SortValue, type TableColumn } from "./table-column";
import type { TableState } from "./table-state";

const features = tableFeatures({
  columnFilteringFeature,
  globalFilteringFeature,
  rowSortingFeature,
  rowPaginationFeature,
  filteredRowModel: createFilteredRowModel(),
  sortedRowModel: createSortedRowModel(),
  paginatedRowModel: createPaginatedRowModel(),
});

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
  const search = state.search.trim().toLowerCase();
  const sort = isServerSide ? null : state.sort;
  const pageSize = isPaged && !isServerSide ? state.pageSize : Number.POSITIVE_INFINITY;

  const table = useTable({
    features,
    data: rows,
    columns: columnDefs,
    autoResetPageIndex: false,
    globalFilterFn: (row, columnId, text: string) => {
      const column = columns.find((candidate) => candidate.id === columnId);
      return column !== undefined && searchTextOf(column, row.original).includes(text);
    },
    state: useMemo(
      () => ({
        globalFilter: isServerSide || search === "" ? undefined : search,
        sorting: sort ? [{ id: sort.columnId, desc: sort.direction === "descending" }] : [],
        pagination: { pageIndex: Number.isFinite(pageSize) ? Math.max(0, state.page - 1) : 0, pageSize },
      }),
      [isServerSide, search, sort, state.page, pageSize],
    ),
  });
  const sorted = table.getSortedRowModel().rows;
  const total = serverTotal ?? sorted.length;
  const pageCount = isPaged ? pageCountOf(total, state.pageSize) : 1;
  const page = Math.min(Math.max(1, state.page), pageCount);
  /* Rows may have gone since the page was turned: then the last page there is, not an empty one. */
  const shownRows = page === state.page || isServerSide ? table.getRowModel().rows : sorted.slice((page - 1) * state.pageSize, page * state.pageSize);

  return {
    shown: useMemo(() => shownRows.map((row) => row.original), [shownRows]),
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
