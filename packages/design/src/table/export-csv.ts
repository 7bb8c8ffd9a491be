import { toCsv } from "./csv";
import { downloadText } from "./download-text";
import type { TableColumn } from "./table-column";

/** Hands rows to the reader as a CSV file. */
export function exportCsv<Row>(fileName: string, columns: readonly TableColumn<Row>[], rows: readonly Row[]): void {
  downloadText(fileName, toCsv(columns, rows), "text/csv;charset=utf-8");
}
