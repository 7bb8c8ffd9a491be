import { boolean, index, integer, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { licenseItem, time } from "../columns";
import { licenses } from "./licenses";
import { users } from "./viewer";

/**
 * Orders. People refer to them by number. The idempotency key prevents a repeated submission from creating another
 * order.
 */
export const orders = pgTable(
  "orders",
  {
    guid: uuid("guid").primaryKey().defaultRandom(),
    number: integer("number").notNull().generatedAlwaysAsIdentity({ startWith: 1001 }),
    ownerId: integer("owner_id")
      .notNull()
      .references(() => users.id),
    /** The API's code: cr, wq, wp, de or ca. */
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

/** The items of orders, with equal items in one row. The serial number is a copy. */
export const orderRows = pgTable(
  "order_rows",
  {
    id: integer("id").primaryKey().generatedAlwaysAsIdentity(),
    orderGuid: uuid("order_guid")
      .notNull()
      .references(() => orders.guid, { onDelete: "cascade" }),
    isRenewal: boolean("is_renewal").notNull(),
    licenseGuid: uuid("license_guid").references(() => licenses.guid, { onDelete: "set null" }),
    licenseSerialNumber: text("license_serial_number"),
    ...licenseItem,
    quantity: integer("quantity").notNull(),
  },
  (table) => [
    index("order_rows_order").on(table.orderGuid, table.id),
    index("order_rows_license").on(table.licenseGuid),
  ],
);
