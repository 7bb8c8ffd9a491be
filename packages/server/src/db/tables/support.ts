import { index, integer, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { time } from "../columns";
import { users } from "./viewer";

/** Support tickets: customers open them, and so does what the portal asks of the vendor on their behalf. */
export const tickets = pgTable(
  "tickets",
  {
    id: integer("id").primaryKey().generatedAlwaysAsIdentity(),
    ownerId: integer("owner_id")
      .notNull()
      .references(() => users.id),
    subject: text("subject").notNull(),
    /** HTML. */
    description: text("description").notNull(),
    /** The submission that opened it; the same one sent again opens no other. */
    idempotencyKey: text("idempotency_key"),
    createdAt: time("created_at").notNull(),
  },
  (table) => [
    index("tickets_owner").on(table.ownerId, table.createdAt),
    uniqueIndex("tickets_idempotency_key").on(table.ownerId, table.idempotencyKey),
  ],
);
