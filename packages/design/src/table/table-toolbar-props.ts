import type { DataTableProps } from "./data-table-props";
import type { TableColumn } from "./table-column";
import type { TableState } from "./table-state";

export interface TableToolbarProps<Row extends object> extends DataTableProps<Row> {
  state: TableState;
  onSearch: (search: string) => void;
  shownColumns: readonly TableColumn<Row>[];
  matching: (search?: string) => readonly Row[];
}
