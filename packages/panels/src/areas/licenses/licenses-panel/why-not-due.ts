import { daysUntil, type LicenseGroupRow } from "@gatehouse/contract/licenses";
import { isRenewable } from "./renewable-licenses";

/** The reasons why a license cannot be renewed now. */
export type WhyNotDue = "trial" | "pending" | "inCart" | "inactive" | "early" | "unknown";

/** Counts the selected licenses that can't be renewed now, by reason. */
export function whyNotDue(
  rows: readonly LicenseGroupRow[],
  keys: ReadonlySet<string>,
  nowMs: number,
): readonly (readonly [WhyNotDue, number])[] {
  const counts = new Map<WhyNotDue, number>();
  for (const row of rows) {
    if (isRenewable(row, nowMs)) continue;
    const reason = reasonOf(row, nowMs);
    const count = row.license_guids.filter((guid) => keys.has(guid)).length;
    counts.set(reason, (counts.get(reason) ?? 0) + count);
  }
  return [...counts];
}

function reasonOf(row: LicenseGroupRow, nowMs: number): WhyNotDue {
  if (row.renew_pending) return "pending";
  if (row.renew_in_cart) return "inCart";
  if (row.is_trial) return "trial";
  if (!row.activated || daysUntil(row.expiration_date, nowMs) === null) return "inactive";
  return row.type === "unknown" ? "unknown" : "early";
}
