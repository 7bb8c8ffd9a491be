import type { ReactNode } from "react";
import type { TableColumn } from "./table-column";
import type { TableSelection } from "./table-selection";
import type { TableState } from "./table-state";
import type { TableView } from "./table-view";

export interface DataTableProps<Row extends object> {
  rows: readonly Row[];
  /** Keep the array stable between renders, because rows are memoized on it. */
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
  /** The fixed number of rows per page. */
  fixedPageSize?: number;
  /** Shows all rows on one page. More than 200 are virtualized. */
  isUnpaged?: boolean;
  isSearchable?: boolean;
  searchPlaceholder?: string;
  /** The delay of the search after the last letter, in milliseconds. Defaults to 500. */
  searchDebounceMs?: number;
  /** Filters beside the search. */
  toolbar?: ReactNode;
  /** Buttons at the toolbar's end. */
  toolbarEnd?: ReactNode;
  /** Set if the rows are one page from the server, which sorts and searches. */
  serverPage?: ServerPage;
  /** Whether other rows are loading. The current ones are dimmed until then. */
  isBusy?: boolean;
  /** Replaces 'No data available'. */
  empty?: ReactNode;
  /** Offers all matching rows as a CSV file of this name. With server-side paging, this needs `readAllRows`. */
  csvFileName?: string;
  /** Reads all matching rows from the server, page by page. */
  readAllRows?: ((search: string) => Promise<readonly Row[]>) | undefined;
  /** Uses rows of 30 px instead of 38, for rows without controls. */
  density?: "compact";
  /** Adds a column of checkboxes before the others. */
  selection?: TableSelection<Row> | undefined;
  /** The reader's choices. The CSV file has the same columns, but a search covers all columns. */
  view?: TableView | undefined;
  /** Controls for these choices, at the end of the toolbar. Gets the columns that can be hidden. */
  tools?: ((columns: readonly Pick<TableColumn<Row>, "id" | "header">[]) => ReactNode) | undefined;
}

export interface ServerPage {
  /** The number of rows in the whole list. */
  total: number;
  /** Ids of the columns that the server sorts by. */
  sortable: readonly string[];
  /** The rows per page, if the server sends another number than requested. */
  pageSize?: number | undefined;
}
