import type { ReactNode } from "react";
import type { TableColumn } from "./table-column";

/** The selected rows of a table. The table's owner keeps them, so they survive paging, sorting and refetching. */
export interface TableSelection<Row> {
  /** The checkboxes, from {@link selectColumn}. */
  column: TableColumn<Row>;
  isSelected: (row: Row) => boolean;
  /** Replaces the toolbar while rows are selected. Gets all rows that match, and the visible columns. */
  bar?: ((matching: readonly Row[], columns: readonly TableColumn<Row>[]) => ReactNode) | undefined;
}

/** Reserves the checkboxes' column while their code loads, or if it fails to load. */
export const noSelection: Pick<TableSelection<object>, "column" | "isSelected"> = {
  column: { id: "select", header: "", isSelect: true, cell: () => "" },
  isSelected: () => false,
};
