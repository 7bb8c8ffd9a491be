import { cartGroupKey, type CartRow } from "@gatehouse/contract/cart";
import { eq, sql } from "drizzle-orm";
import { type Database, prepared } from "../../db/database";
import { cartRows } from "../../db/tables/cart";
import { licenses } from "../../db/tables/licenses";

export type SingleRow = Awaited<ReturnType<typeof listSingleRows>>[number];

const findRows = prepared((db) =>
  db
    .select({ row: cartRows, license: licenses })
    .from(cartRows)
    .leftJoin(licenses, eq(licenses.guid, cartRows.licenseGuid))
    .where(eq(cartRows.ownerId, sql.placeholder("ownerId")))
    .orderBy(cartRows.id)
    .prepare("cart_rows"),
);

/** The single rows of an account's cart, oldest first. */
export async function listSingleRows(db: Database, ownerId: number) {
  return findRows(db).execute({ ownerId });
}

/** Groups rows of equal content, in the order of each group's oldest row. */
export function groupRows(rows: readonly SingleRow[]): CartRow[] {
  const groups = new Map<string, CartRow>();
  for (const { row, license } of rows) {
    const single: CartRow = {
      rows_ids: [],
      count: 0,
      quantity: 0,
      type: row.licenseGuid === null ? "pur" : "ren",
      license:
        license === null
          ? null
          : {
              guid: license.guid,
              serial_number: license.serialNumber,
              type: license.type,
              expiration_date: license.expiresAt?.toISOString() ?? null,
            },
      duration: row.years,
      license_duration_measurement_unit: "years",
      online_compile: row.onlineCompile,
      license_type: row.licenseType,
    };
    const key = cartGroupKey(single);
    const group = groups.get(key) ?? single;
    group.rows_ids.push(row.id);
    group.quantity = group.count = group.rows_ids.length;
    groups.set(key, group);
  }
  return [...groups.values()];
}
