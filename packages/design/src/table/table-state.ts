/** The values of `aria-sort`. */
export type SortDirection = "ascending" | "descending";

/** The page, sorting and search of a table. Can be kept in the URL. */
export interface TableState {
  /** The page number, from 1. */
  page: number;
  pageSize: number;
  search: string;
  sort: { columnId: string; direction: SortDirection } | null;
}

/** The available page sizes. */
export const pageSizes = [5, 10, 15, 20, 50] as const;

/** Starts a newly sorted column ascending, and reverses an already sorted one. */
export function toggleSort(sort: TableState["sort"], columnId: string): NonNullable<TableState["sort"]> {
  const isAscending = sort?.columnId === columnId && sort.direction === "ascending";
  return { columnId, direction: isAscending ? "descending" : "ascending" };
}
