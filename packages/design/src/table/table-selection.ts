import type { ReactNode } from "react";
import type { TableColumn } from "./table-column";

/** The selected rows of a table. The table's owner keeps them, so they survive paging, sorting and refetching. */
export interface TableSelection<Row> {
  /** The checkboxes, from {@link selectColumn}. */
  column: TableColumn<Row>;
  isSelected: (row: Row) => boolean;
  /** Replaces the toolbar while rows are selected. Gets all rows that match. */
  bar?: ((matching: readonly Row[]) => ReactNode) | undefined;
}

/** Keeps the place of the checkboxes while their code loads, or when it cannot be loaded. */
export const noSelection: TableSelection<object> = {
  column: { id: "select", header: "", isSelect: true, cell: () => "" },
  isSelected: () => false,
};
