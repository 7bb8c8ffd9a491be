import { sql } from "drizzle-orm";
import { boolean, check, index, integer, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { time } from "../../db/columns";
import { users } from "../viewer";
import { licenses } from "./tables";

// What is in a cart or on order decides how a license stands: so these tables stand with the licenses, and the areas of the cart and of
// orders build on this one.

const item = {
  licenseType: text("license_type", { enum: ["smart", "pro"] }).notNull(),
  /** The term in years. */
  years: integer("years").notNull(),
  onlineCompile: boolean("online_compile").notNull(),
};

/** Carts: one row for each license to buy or to renew; a license is renewed in one cart at a time. */
export const cartRows = pgTable(
  "cart_rows",
  {
    id: integer("id").primaryKey().generatedAlwaysAsIdentity(),
    ownerId: integer("owner_id").notNull().references(() => users.id, { onDelete: "cascade" }),
    /** The license to renew; null for a purchase. */
    licenseGuid: uuid("license_guid").references(() => licenses.guid, { onDelete: "cascade" }),
    ...item,
    createdAt: time("created_at").notNull(),
  },
  (table) => [
    index("cart_rows_owner").on(table.ownerId, table.id),
    uniqueIndex("cart_rows_license_key").on(table.licenseGuid),
    check("cart_rows_type_known", sql`${table.licenseType} in ('smart', 'pro')`),
    check("cart_rows_years", sql`${table.years} between 1 and 5`),
  ],
);

/** Orders. The number is what people call it by; the key is the submission's own, so that one sent twice makes one order. */
export const orders = pgTable(
  "orders",
  {
    guid: uuid("guid").primaryKey().defaultRandom(),
    number: integer("number").notNull().generatedAlwaysAsIdentity({ startWith: 1001 }),
    ownerId: integer("owner_id").notNull().references(() => users.id),
    /** As on the wire: cr, wq, wp, de or ca. */
    status: text("status").notNull(),
    idempotencyKey: text("idempotency_key"),
    createdAt: time("created_at").notNull(),
    deliveredAt: time("delivered_at"),
  },
  (table) => [
    index("orders_owner").on(table.ownerId, table.createdAt),
    uniqueIndex("orders_number_key").on(table.number),
    uniqueIndex("orders_idempotency_key").on(table.ownerId, table.idempotencyKey),
  ],
);

/** What was ordered, alike things as one row. The serial number is kept as it was. */
export const orderRows = pgTable(
  "order_rows",
  {
    id: integer("id").primaryKey().generatedAlwaysAsIdentity(),
    orderGuid: uuid("order_guid").notNull().references(() => orders.guid, { onDelete: "cascade" }),
    isRenewal: boolean("is_renewal").notNull(),
    licenseGuid: uuid("license_guid").references(() => licenses.guid, { onDelete: "set null" }),
    licenseSerialNumber: text("license_serial_number"),
    ...item,
    quantity: integer("quantity").notNull(),
  },
  (table) => [index("order_rows_order").on(table.orderGuid, table.id), index("order_rows_license").on(table.licenseGuid)],
);
