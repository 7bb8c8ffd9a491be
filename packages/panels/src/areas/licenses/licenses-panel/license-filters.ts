import { daysUntil, expiryOf, type LicenseGroupRow } from "@gatehouse/contract/licenses";

/** The expiry windows that filter a list. */
export const expiryWindows = ["all", "expired", "expiring", "year", "later", "inactive"] as const;

export const typeFilters = ["all", "pro", "smart", "trial"] as const;

export interface LicenseFilterBarProps {
  readonly expiry: string;
  readonly type: string;
  /** The number of rows that match the search and the filters. */
  readonly count: number;
  readonly onChange: (change: { expiry?: string; type?: string }) => void;
}

type Filterable = Pick<LicenseGroupRow, "expiration_date" | "type" | "is_trial">;

/** Filters licenses by expiry and type. A trial matches only the type trial. */
export function filterLicenses<T extends Filterable>(
  rows: readonly T[],
  window: string,
  type: string,
  nowMs: number,
): readonly T[] {
  return rows.filter((row) => isInWindow(daysUntil(row.expiration_date, nowMs), window) && isOfType(row, type));
}

function isInWindow(days: number | null, window: string): boolean {
  const expiry = expiryOf(days);
  switch (window) {
    case "expired":
    case "inactive":
    case "expiring":
      return expiry === window;
    case "year":
      return days !== null && days >= 0 && days <= 365;
    case "later":
      return days !== null && days > 365;
    default:
      return true;
  }
}

function isOfType(row: Filterable, type: string): boolean {
  if (type === "all") return true;
  return type === "trial" ? row.is_trial : row.type === type && !row.is_trial;
}
