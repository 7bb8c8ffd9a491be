import type { LicenseGroupRow } from "@gatehouse/contract/licenses";
import type { RenewableLicense } from "../cart";

/** The licenses behind a row, one by one, as the cart takes them. */
export function renewableLicenses(row: LicenseGroupRow): readonly RenewableLicense[] {
  return row.license_guids.map((guid, at) => ({
    guid, serial_number: row.serial_numbers[at] ?? guid, type: row.type === "smart" ? "smart" : "pro", remote_services: row.remote_services,
    expiration_date: row.expiration_date,
  }));
}
