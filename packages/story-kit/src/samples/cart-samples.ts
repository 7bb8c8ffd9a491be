import type { CartRow } from "@gatehouse/contract/cart";

/** A cart row of two new licenses for one year. */
export function aCartRow(changes: Partial<CartRow> = {}): CartRow {
  return {
    rows_ids: [1, 2],
    count: 2,
    quantity: 2,
    type: "pur",
    license: null,
    duration: 1,
    license_duration_measurement_unit: "years",
    online_compile: true,
    license_type: "pro",
    ...changes,
  };
}
