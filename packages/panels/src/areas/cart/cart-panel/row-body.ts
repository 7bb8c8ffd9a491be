import type { CartQuantity, CartRow } from "@gatehouse/contract/cart";

type Kind = Pick<
  CartQuantity,
  "type" | "license" | "duration" | "license_duration_measurement_unit" | "online_compile" | "license_type"
>;

/** A row as it is written back, with another quantity. A type of tomorrow cannot be written; the server says so. */
export function quantityBody(row: CartRow, quantity: number): CartQuantity {
  const kind = { ...row, license: row.license?.guid ?? null } as Kind;
  const { type, license, duration, license_duration_measurement_unit, online_compile, license_type } = kind;
  return {
    type,
    license,
    duration,
    license_duration_measurement_unit,
    online_compile,
    license_type,
    quantity,
    rows_ids: row.rows_ids,
  };
}
