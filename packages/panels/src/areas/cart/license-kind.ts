import type { CartQuantity, CartRow } from "@gatehouse/contract/cart";

/** The fields that distinguish the kinds of license in the cart, as they are written. */
export type LicenseKind = Pick<
  CartQuantity,
  "type" | "license" | "duration" | "license_duration_measurement_unit" | "online_compile" | "license_type"
>;

/** The kind of a row as it is written back. A type of tomorrow cannot be written; the server says so. */
export function kindOf(row: CartRow): LicenseKind {
  const kind = { ...row, license: row.license?.guid ?? null } as LicenseKind;
  const { type, license, duration, license_duration_measurement_unit, online_compile, license_type } = kind;
  return { type, license, duration, license_duration_measurement_unit, online_compile, license_type };
}
