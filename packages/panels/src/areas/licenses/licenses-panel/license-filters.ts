import { daysUntil, expiryOf, type LicenseGroupRow } from "@gatehouse/contract/licenses";

/** The windows of time a list can be narrowed to. */
export const expiryWindows = ["all", "expired", "expiring", "year", "later", "inactive"] as const;

export const typeFilters = ["all", "pro", "smart", "trial"] as const;

export interface LicenseFilterBarProps {
  readonly expiry: string;
  readonly type: string;
  /** Rows that the search and the filters leave. */
  readonly count: number;
  readonly onChange: (change: { expiry?: string; type?: string }) => void;
}

type Filterable = Pick<LicenseGroupRow, "expiration_date" | "type" | "is_trial">;

/** Narrows a list by when its licenses expire and by what they are; the type of a trial is trial. */
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
