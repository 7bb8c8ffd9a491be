import type { BuildStats } from "@gatehouse/contract/builds";
import { index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { bytes, time } from "../columns";
import { files } from "./files";
import { commits } from "./projects";
import { users } from "./viewer";

/** Builds and simulations. The owner is the project's, kept here for the list of all of an account's builds. */
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
    /** From 1 within the commit, builds and simulations each for themselves. */
    number: integer("number").notNull(),
    status: text("status", { enum: ["queued", "building", "finished"] }).notNull(),
    /** `SUCCESS`, `FAILURE`, `UNSTABLE` or `ABORTED` once it is finished. */
    result: text("result"),
    stats: jsonb("stats").$type<BuildStats>(),
    outputGuid: uuid("output_guid").references(() => files.guid, { onDelete: "set null" }),
    createdAt: time("created_at").notNull(),
    startedAt: time("started_at"),
    /** When the worker that runs it last said so. */
    aliveAt: time("alive_at"),
    /** How many workers have started it. */
    attempts: integer("attempts").notNull().default(0),
    /** Stop was requested. */
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
  ],
);

/**
 * The bytes of logs, gzipped piece by piece as they arrive. A piece can begin and end within a row, so a row of any length fits.
 */
export const logChunks = pgTable(
  "log_chunks",
  {
    buildId: integer("build_id")
      .notNull()
      .references(() => builds.id, { onDelete: "cascade" }),
    /** From 0. */
    position: integer("position").notNull(),
    /** Newlines in all pieces before it: the number, from 0, of the row that its first byte belongs to. */
    firstRow: integer("first_row").notNull(),
    /** Newlines in it. */
    newlines: integer("newlines").notNull(),
    bytes: bytes("bytes").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.buildId, table.position] }),
    index("log_chunks_row").on(table.buildId, table.firstRow),
  ],
);
