import { toCsv } from "./csv";
import { downloadText } from "./download-text";
import type { TableColumn } from "./table-column";
import type { TableToolbarProps } from "./table-toolbar-props";

/** Downloads rows as a CSV file. */
export function exportCsv<Row>(fileName: string, columns: readonly TableColumn<Row>[], rows: readonly Row[]): void {
  downloadText(fileName, toCsv(columns, rows), "text/csv;charset=utf-8");
}

/**
 * Downloads all rows of a table as a CSV file.
 * @param text - A typed search that hasn't started yet.
 */
export async function exportTable<Row extends object>(
  fileName: string,
  { serverPage, readAllRows, isBusy, rows, state, shownColumns, matching }: TableToolbarProps<Row>,
  text: string | undefined,
): Promise<void> {
  // The table's rows are current, unless a search hasn't started or is loading.
  const isShown = serverPage === undefined && text === undefined && isBusy !== true;
  if (readAllRows === undefined || isShown) return exportCsv(fileName, shownColumns, matching(text));
  const read = await readAllRows(text ?? state.search);
  // A server that ignores the search sends the whole list, which the table already has.
  const isIgnored = serverPage === undefined && read.length === rows.length;
  exportCsv(fileName, shownColumns, isIgnored ? matching(text) : read);
}
