import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { licenseItem, time } from "../columns";
import { licenses } from "./licenses";
import { users } from "./viewer";

/** Carts, with one row per license to buy or renew. A renewal of a license can only be in one cart. */
export const cartRows = pgTable(
  "cart_rows",
  {
    id: integer("id").primaryKey().generatedAlwaysAsIdentity(),
    ownerId: integer("owner_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** The license to renew. Null for a purchase. */
    licenseGuid: uuid("license_guid").references(() => licenses.guid, { onDelete: "cascade" }),
    ...licenseItem,
    createdAt: time("created_at").notNull(),
  },
  (table) => [
    index("cart_rows_owner").on(table.ownerId, table.id),
    uniqueIndex("cart_rows_license_key").on(table.licenseGuid),
    check("cart_rows_type_known", sql`${table.licenseType} in ('smart', 'pro')`),
    check("cart_rows_years", sql`${table.years} between 1 and 5`),
  ],
);
