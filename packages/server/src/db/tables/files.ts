import { bigint, index, integer, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { bytes, time } from "../columns";

/** Stored files, without their bytes. */
export const files = pgTable(
  "files",
  {
    guid: uuid("guid").primaryKey().defaultRandom(),
    /** The name of the downloaded file. */
    name: text("name").notNull(),
    /** The media type of the response. */
    type: text("type").notNull(),
    /** In bytes. */
    size: bigint("size", { mode: "number" }).notNull(),
    /** SHA-256 of the bytes, in hexadecimal. Null for a file that was stored without a digest. */
    sha256: text("sha256"),
    /** Where the bytes are stored. */
    store: text("store", { enum: ["database", "s3"] })
      .notNull()
      .default("database"),
    createdAt: time("created_at").notNull(),
  },
  (table) => [index("files_created_at").on(table.createdAt)],
);

/** The digests of a file's 1 MiB pieces, so that any part can be checked before it is sent. */
export const fileDigests = pgTable("file_digests", {
  fileGuid: uuid("file_guid")
    .primaryKey()
    .references(() => files.guid, { onDelete: "cascade" }),
  /** The SHA-256 digests of all pieces in order, 32 bytes each. */
  digests: bytes("digests").notNull(),
});

/** The bytes of files in the database, in pieces of equal size except the last. */
export const fileChunks = pgTable(
  "file_chunks",
  {
    fileGuid: uuid("file_guid")
      .notNull()
      .references(() => files.guid, { onDelete: "cascade" }),
    /** Counted from 0. */
    position: integer("position").notNull(),
    bytes: bytes("bytes").notNull(),
  },
  (table) => [primaryKey({ columns: [table.fileGuid, table.position] })],
);
