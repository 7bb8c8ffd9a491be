import type { CartRow } from "@gatehouse/contract/cart";

/** Two new licenses of a year in the cart, as one row. */
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
