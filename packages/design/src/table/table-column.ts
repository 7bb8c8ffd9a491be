import type { ReactNode } from "react";

/** The value that a column is sorted by. `null`, `undefined` and an empty text come last, whatever the direction. */
export type SortValue = string | number | boolean | Date | null | undefined;

/** One column of a `DataTable`. Keep the array of columns stable between renders: rows are memoized on it. */
export interface TableColumn<Row> {
  id: string;
  header: string;
  /** The cell's content. Nothing (`null`, `undefined`, `""`) shows as 'N/A', and is as muted where a formatter says so itself. */
  cell: (row: Row, isSelected: boolean) => ReactNode;
  /** Makes the column sortable. Missing values come last. */
  sortValue?: (row: Row) => SortValue;
  /** The text that search looks at. Defaults to the sort value if that is text. */
  searchText?: (row: Row) => string | null | undefined;
  /** The value in the CSV export. Defaults to the sort value; a column without either is left out. */
  csv?: (row: Row) => string | number | null | undefined;
  /** Its times are dates, such as an expiry. The CSV export has their day in UTC. */
  isDay?: boolean;
  align?: "end";
  /** Keeps dates and numbers with units on one line. */
  isNoWrap?: boolean;
  /** The heading of the record where the table is narrow. */
  lead?: boolean;
  /** Whether the cell has nothing to show, so that a narrow record may leave it out. */
  isBlank?: (row: Row) => boolean;
  /** Leaves the column out of the narrowest records, those of a phone. */
  isWide?: boolean;
  /** Its buttons say what it is: a narrow record leaves out the column's name, and two such cells share a line. */
  isUnlabeled?: boolean;
  /** Whether the cell is muted, as one that says no is beside those that say yes. */
  isMuted?: (row: Row) => boolean;
  /** Buttons about the row. */
  isActions?: boolean;
  /** The checkboxes that select rows. */
  isSelect?: boolean;
  /** Replaces the column's name in the header. Gets the number of selected visible rows. */
  head?: ((selected: number, shown: readonly Row[]) => ReactNode) | undefined;
}

/** The text search compares with, in lower case. */
export function searchTextOf<Row>(column: TableColumn<Row>, row: Row): string {
  const value = column.searchText ? column.searchText(row) : column.sortValue?.(row);
  return typeof value === "string" || typeof value === "number" ? String(value).toLowerCase() : "";
}

/** Whether a reader may do without the column. The lead names the row, and actions are what it is there for. */
export function canBeHidden<Row>({ lead, isActions }: TableColumn<Row>): boolean {
  return !lead && !isActions;
}
