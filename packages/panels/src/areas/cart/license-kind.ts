import type { CartQuantity, CartRow } from "@gatehouse/contract/cart";

/** The fields that distinguish the kinds of licenses in the cart, in the format of a request. */
export type LicenseKind = Pick<
  CartQuantity,
  "type" | "license" | "duration" | "license_duration_measurement_unit" | "online_compile" | "license_type"
>;

/** The kind of a row, in the format of a request. The server refuses a type that this version doesn't know. */
export function kindOf(row: CartRow): LicenseKind {
  const kind = { ...row, license: row.license?.guid ?? null } as LicenseKind;
  const { type, license, duration, license_duration_measurement_unit, online_compile, license_type } = kind;
  return { type, license, duration, license_duration_measurement_unit, online_compile, license_type };
}
