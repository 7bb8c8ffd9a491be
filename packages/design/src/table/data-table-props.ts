import type { ReactNode } from "react";
import type { TableColumn } from "./table-column";
import type { TableSelection } from "./table-selection";
import type { TableState } from "./table-state";
import type { TableView } from "./table-view";

export interface DataTableProps<Row extends object> {
  rows: readonly Row[];
  /** Keep stable between renders: rows are memoized on it. */
  columns: readonly TableColumn<Row>[];
  rowKey: (row: Row) => string;
  /** Names the table for assistive technology. */
  label: string;
  /** Shown under the table. */
  caption?: ReactNode;
  /** Makes the table controlled. You can keep the state in the URL. */
  state?: TableState;
  onStateChange?: (state: TableState) => void;
  /** The initial state of an uncontrolled table. */
  initialState?: Partial<TableState>;
  pageSizes?: readonly number[];
  /** Always this many rows a page. */
  fixedPageSize?: number;
  /** All rows on one page; past 200 they are virtualized. */
  isUnpaged?: boolean;
  isSearchable?: boolean;
  searchPlaceholder?: string;
  /** How long after the last letter it searches, in milliseconds. Half a second by default. */
  searchDebounceMs?: number;
  /** Filters, beside the search. */
  toolbar?: ReactNode;
  /** Buttons at the toolbar's end. */
  toolbarEnd?: ReactNode;
  /** The rows are one page of the server's, which sorts and searches. */
  serverPage?: ServerPage;
  /** Other rows are loading: these are dimmed until they come. */
  isBusy?: boolean;
  /** Replaces 'No data available'. */
  empty?: ReactNode;
  /** Offers all matching rows as a CSV file of this name. With server-side paging, this needs `readAllRows`. */
  csvFileName?: string;
  /** Reads all matching rows from the server, page by page. */
  readAllRows?: ((search: string) => Promise<readonly Row[]>) | undefined;
  /** Rows of 30 px instead of 38: for rows without controls. */
  density?: "compact";
  /** Adds a column of checkboxes before the others. */
  selection?: TableSelection<Row> | undefined;
  /** The reader's choices. The file has the same columns; a search looks in all of them. */
  view?: TableView | undefined;
  /** The way to these choices, at the end of the toolbar; gets the columns that can be hidden. */
  tools?: ((columns: readonly Pick<TableColumn<Row>, "id" | "header">[]) => ReactNode) | undefined;
}

export interface ServerPage {
  /** Rows in the whole list. */
  total: number;
  /** Ids of the columns that the server sorts by. */
  sortable: readonly string[];
  /** Rows a page, if the server does not send as many as requested. */
  pageSize?: number | undefined;
}
