import type { CartRow } from "@gatehouse/contract/cart";
import type { CartTexts } from "../cart.messages";

/** The name of a cart row as plain text. */
export function itemText(row: CartRow, texts: CartTexts): string {
  if (row.type === "unknown") return texts.unknownItem;
  if (row.license !== null) return `${texts.renewalOf} ${row.license.serial_number}`;
  return `${texts.newLicense(texts.types[row.license_type])}, ${texts.years(row.duration)}`;
}
