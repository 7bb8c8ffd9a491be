import type { CartQuantity, CartRow } from "@gatehouse/contract/cart";
import { kindOf } from "../license-kind";

/** The request body that writes a row back with another quantity. */
export function quantityBody(row: CartRow, quantity: number): CartQuantity {
  return { ...kindOf(row), quantity, rows_ids: row.rows_ids };
}
