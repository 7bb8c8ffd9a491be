import type { SortValue } from "./table-column";
import type { SortDirection } from "./table-state";

/**
 * Sorts rows by one value: numbers and times by size, texts in the locale's order ("2" before "10"). Equal rows keep
 * their order, and rows without a value come last in both directions.
 */
export function sortRows<Row>(
  rows: readonly Row[],
  valueOf: (row: Row) => SortValue,
  direction: SortDirection,
  locale: string | undefined,
): readonly Row[] {
  const { compare } = new Intl.Collator(locale, { numeric: true, sensitivity: "base" });
  const sign = direction === "descending" ? -1 : 1;
  // Read each value once, not once for each comparison.
  const valued = rows.map((row) => ({ row, value: comparable(valueOf(row)) }));
  valued.sort((a, b) => {
    if (a.value === undefined || b.value === undefined)
      return Number(a.value === undefined) - Number(b.value === undefined);
    const isNumeric = typeof a.value === "number" && typeof b.value === "number";
    return sign * (isNumeric ? Number(a.value) - Number(b.value) : compare(String(a.value), String(b.value)));
  });
  return valued.map(({ row }) => row);
}

function comparable(value: SortValue): string | number | undefined {
  if (value === null || value === undefined || value === "") return undefined;
  return typeof value === "string" ? value : Number(value);
}
