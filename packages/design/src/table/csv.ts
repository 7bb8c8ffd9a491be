import type { TableColumn } from "./table-column";

/** Rows as CSV: CRLF line ends, doubled quotes, and a byte order mark so that spreadsheets read UTF-8. */
export function toCsv<Row>(columns: readonly TableColumn<Row>[], rows: readonly Row[]): string {
  // Skip columns without a value, such as actions.
  const written = columns.filter((column) => column.csv ?? column.sortValue);
  const lines = [
    written.map((column) => field(column.header)),
    ...rows.map((row) => written.map((column) => field(valueOf(column, row)))),
  ];
  return `\uFEFF${lines.map((line) => `${line.join(",")}\r\n`).join("")}`;
}

function valueOf<Row>(column: TableColumn<Row>, row: Row): string | number | null | undefined {
  if (column.csv) return column.csv(row);
  const value = column.sortValue?.(row);
  if (value instanceof Date) return value.toISOString();
  if (column.isDay === true && typeof value === "string") return dayOf(value);
  return typeof value === "boolean" ? String(value) : value;
}

function dayOf(text: string): string {
  const time = new Date(text);
  return Number.isNaN(time.getTime()) ? text : time.toISOString().slice(0, 10);
}

/*
 * A spreadsheet runs a cell that starts like a formula, so an apostrophe makes it text. Our own numbers stay numbers.
 */
function field(value: string | number | null | undefined): string {
  if (value === null || value === undefined) return "";
  if (typeof value === "number") return String(value);
  const text = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
