import type { ReactNode } from "react";

/** The value to sort a column by. `null`, `undefined` and an empty text come last in both directions. */
export type SortValue = string | number | boolean | Date | null | undefined;

/** One column of a `DataTable`. Keep the array of columns stable between renders, because rows are memoized on it. */
export interface TableColumn<Row> {
  id: string;
  header: string;
  /**
   * The cell's content. Empty values (`null`, `undefined`, `""`) show as a muted 'N/A'. A formatter's own 'N/A' is
   * muted too.
   */
  cell: (row: Row, isSelected: boolean) => ReactNode;
  /** Makes the column sortable. Missing values come last. */
  sortValue?: (row: Row) => SortValue;
  /** The text for search. Defaults to the sort value if that is text. */
  searchText?: (row: Row) => string | null | undefined;
  /** The value in the CSV export. Defaults to the sort value. Columns without either are left out. */
  csv?: (row: Row) => string | number | null | undefined;
  /** Whether its times are dates, such as an expiry. The CSV export writes their day in UTC. */
  isDay?: boolean;
  align?: "end";
  /** Keeps dates and numbers with units on one line. */
  isNoWrap?: boolean;
  /** Makes the cell the heading of the record in a narrow table. */
  lead?: boolean;
  /** Whether the cell has nothing to show, so that a narrow record may leave it out. */
  isBlank?: (row: Row) => boolean;
  /** Leaves the column out of the narrowest records, as on a phone. */
  isWide?: boolean;
  /**
   * Hides the column's name in a narrow record, because its buttons explain themselves. Two such cells share a line.
   */
  isUnlabeled?: boolean;
  /** Whether the cell is muted, such as a "no" among "yes" cells. */
  isMuted?: (row: Row) => boolean;
  /** Puts a check before a cell's text if it is true, and mutes the text if it is false. `OnOff` needs more elements. */
  isOn?: (row: Row) => boolean;
  /** Whether the column has the row's buttons. */
  isActions?: boolean;
  /** Whether the column has the checkboxes that select rows. */
  isSelect?: boolean;
  /** Replaces the column's name in the header. Gets the number of selected visible rows. */
  head?: ((selected: number, shown: readonly Row[]) => ReactNode) | undefined;
}

/** The text search compares with, in lower case. */
export function searchTextOf<Row>(column: TableColumn<Row>, row: Row): string {
  const value = column.searchText ? column.searchText(row) : column.sortValue?.(row);
  return typeof value === "string" || typeof value === "number" ? String(value).toLowerCase() : "";
}

/** Whether readers can hide the column. The lead names the row, and actions must stay available. */
export function canBeHidden<Row>({ lead, isActions }: TableColumn<Row>): boolean {
  return !lead && !isActions;
}
