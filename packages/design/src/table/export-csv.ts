import { toCsv } from "./csv";
import { downloadText } from "./download-text";
import type { TableColumn } from "./table-column";
import type { TableToolbarProps } from "./table-toolbar-props";

/** Hands rows to the reader as a CSV file. */
export function exportCsv<Row>(fileName: string, columns: readonly TableColumn<Row>[], rows: readonly Row[]): void {
  downloadText(fileName, toCsv(columns, rows), "text/csv;charset=utf-8");
}

/**
 * Hands all rows of a table to the reader.
 * @param text - A search that has been typed and has not begun.
 */
export async function exportTable<Row extends object>(
  fileName: string,
  { serverPage, readAllRows, isBusy, rows, state, shownColumns, matching }: TableToolbarProps<Row>,
  text: string | undefined,
): Promise<void> {
  // What the table has is what it shows, but for a search that has not begun or is on its way.
  const isShown = serverPage === undefined && text === undefined && isBusy !== true;
  if (readAllRows === undefined || isShown) return exportCsv(fileName, shownColumns, matching(text));
  const read = await readAllRows(text ?? state.search);
  // A server that ignores the search sends the whole list, as the table has it already.
  const isIgnored = serverPage === undefined && read.length === rows.length;
  exportCsv(fileName, shownColumns, isIgnored ? matching(text) : read);
}
