import { canRenew, type LicenseGroupRow } from "@gatehouse/contract/licenses";
import type { RenewableLicense } from "../../cart";

/** Whether a renewal for the row may be added to the cart now. */
export function isRenewable(row: LicenseGroupRow, nowMs: number): boolean {
  return row.type !== "unknown" && canRenew(row, nowMs);
}

/** The single licenses of a row, in the cart's format. */
export function renewableLicenses(row: LicenseGroupRow): readonly RenewableLicense[] {
  return row.license_guids.map((guid, at) => ({
    guid,
    serial_number: row.serial_numbers[at] ?? guid,
    type: row.type === "smart" ? "smart" : "pro",
    remote_services: row.remote_services,
    expiration_date: row.expiration_date,
  }));
}

/** Every license of these rows that may be renewed now. */
export function dueLicenses(rows: readonly LicenseGroupRow[], nowMs: number): readonly RenewableLicense[] {
  return rows.filter((row) => isRenewable(row, nowMs)).flatMap(renewableLicenses);
}
