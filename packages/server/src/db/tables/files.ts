import { bigint, index, integer, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { bytes, time } from "../columns";

/** Stored files, without their bytes. */
export const files = pgTable(
  "files",
  {
    guid: uuid("guid").primaryKey().defaultRandom(),
    /** As a download is called. */
    name: text("name").notNull(),
    /** The media type that it is served as. */
    type: text("type").notNull(),
    /** In bytes. */
    size: bigint("size", { mode: "number" }).notNull(),
    /** The SHA-256 of its bytes in hexadecimal; null for a file that was stored before digests were kept. */
    sha256: text("sha256"),
    /** The store of its bytes. */
    store: text("store", { enum: ["database", "s3"] })
      .notNull()
      .default("database"),
    createdAt: time("created_at").notNull(),
  },
  (table) => [index("files_created_at").on(table.createdAt)],
);

/** The digests of a file's pieces of 1 MiB, so that any part of it can be checked before it is sent. */
export const fileDigests = pgTable("file_digests", {
  fileGuid: uuid("file_guid")
    .primaryKey()
    .references(() => files.guid, { onDelete: "cascade" }),
  /** SHA-256, 32 bytes for each piece, one after the other. */
  digests: bytes("digests").notNull(),
});

/** The bytes of the files whose store is the database, in pieces of one size but for the last. */
export const fileChunks = pgTable(
  "file_chunks",
  {
    fileGuid: uuid("file_guid")
      .notNull()
      .references(() => files.guid, { onDelete: "cascade" }),
    /** From 0. */
    position: integer("position").notNull(),
    bytes: bytes("bytes").notNull(),
  },
  (table) => [primaryKey({ columns: [table.fileGuid, table.position] })],
);
