import type { BuildStats } from "@gatehouse/contract/builds";
import { index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { bytes, time } from "../columns";
import { files } from "./files";
import { commits } from "./projects";
import { users } from "./viewer";

/** Builds and simulations. The project's owner is repeated here, to list all builds of an account. */
export const builds = pgTable(
  "builds",
  {
    id: integer("id").primaryKey().generatedAlwaysAsIdentity(),
    commitId: integer("commit_id")
      .notNull()
      .references(() => commits.id, { onDelete: "cascade" }),
    ownerId: integer("owner_id")
      .notNull()
      .references(() => users.id),
    kind: text("kind", { enum: ["build", "simulation"] }).notNull(),
    /** Counted from 1 within the commit, separately for builds and simulations. */
    number: integer("number").notNull(),
    status: text("status", { enum: ["queued", "building", "finished"] }).notNull(),
    /** `SUCCESS`, `FAILURE`, `UNSTABLE` or `ABORTED` once it is finished. */
    result: text("result"),
    stats: jsonb("stats").$type<BuildStats>(),
    outputGuid: uuid("output_guid").references(() => files.guid, { onDelete: "set null" }),
    /** The file that holds the bytes of the log. Null while they are in `logChunks`. */
    logGuid: uuid("log_guid").references(() => files.guid, { onDelete: "set null" }),
    createdAt: time("created_at").notNull(),
    startedAt: time("started_at"),
    /** When its worker last reported it as running. */
    aliveAt: time("alive_at"),
    /** How many workers have started it. */
    attempts: integer("attempts").notNull().default(0),
    /** When a stop was requested. */
    stoppingAt: time("stopping_at"),
    finishedAt: time("finished_at"),
  },
  (table) => [
    uniqueIndex("builds_number").on(table.commitId, table.kind, table.number),
    index("builds_owner").on(table.ownerId, table.kind, table.createdAt, table.id),
    index("builds_status").on(table.status, table.createdAt),
    index("builds_running").on(table.ownerId, table.status, table.startedAt),
    index("builds_started").on(table.ownerId, table.startedAt),
    index("builds_output").on(table.outputGuid),
    index("builds_log").on(table.logGuid),
  ],
);

/**
 * The bytes of logs, compressed in pieces as they arrive. A piece can begin or end within a row, so rows can have any
 * length.
 */
export const logChunks = pgTable(
  "log_chunks",
  {
    buildId: integer("build_id")
      .notNull()
      .references(() => builds.id, { onDelete: "cascade" }),
    /** Counted from 0. */
    position: integer("position").notNull(),
    /** The number of newlines before the piece, which is the number of its first row, counted from 0. */
    firstRow: integer("first_row").notNull(),
    /** The number of newlines in the piece. */
    newlines: integer("newlines").notNull(),
    /** Compressed; see `LogPiece`. Null once they are in the build's log file. */
    bytes: bytes("bytes"),
    /** The place of the bytes in the log file. Null while they are here. */
    fileOffset: integer("file_offset"),
    fileLength: integer("file_length"),
    /** Null in pieces that are stored in gzip. */
    textCrc: integer("text_crc"),
    textLength: integer("text_length"),
  },
  (table) => [
    primaryKey({ columns: [table.buildId, table.position] }),
    index("log_chunks_row").on(table.buildId, table.firstRow, table.position),
  ],
);
