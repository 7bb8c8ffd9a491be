import { integer, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { bytes } from "../columns";
import { users } from "./viewer";

/** The pictures of accounts, one each. A new picture gets a new guid, so that a URL always means the same picture. */
export const avatars = pgTable(
  "avatars",
  {
    guid: uuid("guid").primaryKey(),
    userId: integer("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    type: text("type", { enum: ["image/png", "image/jpeg", "image/gif", "image/webp"] }).notNull(),
    bytes: bytes("bytes").notNull(),
  },
  (table) => [uniqueIndex("avatars_user_key").on(table.userId)],
);
