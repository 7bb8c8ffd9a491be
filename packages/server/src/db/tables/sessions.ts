import { index, integer, pgTable, text } from "drizzle-orm/pg-core";
import { time } from "../columns";
import { users } from "./viewer";

/** Instances of the product with a signed-in account. Browser sessions are in the tables of auth. */
export const productSessions = pgTable(
  "product_sessions",
  {
    id: integer("id").primaryKey().generatedAlwaysAsIdentity(),
    userId: integer("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** The user who signed in on the machine, as the machine reported it. */
    username: text("username").notNull(),
    ipv4Address: text("ipv4_address"),
    createdAt: time("created_at").notNull(),
    lastSeenAt: time("last_seen_at"),
  },
  (table) => [index("product_sessions_user").on(table.userId, table.lastSeenAt)],
);
