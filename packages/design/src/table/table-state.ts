/** As `aria-sort` has it. */
export type SortDirection = "ascending" | "descending";

/** The page, sorting and search of a table. Can be kept in the URL. */
export interface TableState {
  /** From 1. */
  page: number;
  pageSize: number;
  search: string;
  sort: { columnId: string; direction: SortDirection } | null;
}

/** Rows a page may have. */
export const pageSizes = [5, 10, 15, 20, 50] as const;

/** A column sorted newly starts ascending; the sorted one turns around. */
export function toggleSort(sort: TableState["sort"], columnId: string): NonNullable<TableState["sort"]> {
  const isAscending = sort?.columnId === columnId && sort.direction === "ascending";
  return { columnId, direction: isAscending ? "descending" : "ascending" };
}
