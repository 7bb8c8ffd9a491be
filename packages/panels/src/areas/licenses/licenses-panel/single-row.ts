import type { LicenseGroupRow } from "@gatehouse/contract/licenses";

type Facts = Omit<LicenseGroupRow, "license_guids" | "serial_numbers" | "count">;

/** One license as a row of its own, in the form of the rows of My Licenses. */
export function singleRow<F extends Facts>(license: F, guid: string, serial: string): F & LicenseGroupRow {
  return { ...license, license_guids: [guid], serial_numbers: [serial], count: 1 };
}
