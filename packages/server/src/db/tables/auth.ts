import { sql } from "drizzle-orm";
import { index, integer, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { time } from "../columns";
import { users } from "./viewer";

/**
 * Browser sessions. Only the SHA-256 of a session's token is stored, so that a stolen database doesn't let anyone in.
 * If `impersonatorId` is set, the session belongs to that administrator and acts as the account of `userId`.
 */
export const sessions = pgTable(
  "sessions",
  {
    id: integer("id").primaryKey().generatedAlwaysAsIdentity(),
    tokenHash: text("token_hash").notNull(),
    userId: integer("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    impersonatorId: integer("impersonator_id").references(() => users.id, { onDelete: "cascade" }),
    userAgent: text("user_agent").notNull(),
    ip: text("ip").notNull(),
    createdAt: time("created_at").notNull(),
    lastSeenAt: time("last_seen_at").notNull(),
    expiresAt: time("expires_at").notNull(),
  },
  (table) => [
    uniqueIndex("sessions_token_hash_key").on(table.tokenHash),
    index("sessions_user").on(table.userId),
    index("sessions_owner").on(sql`coalesce(${table.impersonatorId}, ${table.userId})`),
    index("sessions_expires").on(table.expiresAt),
  ],
);

/**
 * Impersonations. They also name both accounts by email, because they outlive sessions and accounts. They are kept for
 * the audit log's retention period. `endedAt` is null during the impersonation.
 */
export const impersonations = pgTable(
  "impersonations",
  {
    id: integer("id").primaryKey().generatedAlwaysAsIdentity(),
    sessionId: integer("session_id").notNull(),
    administratorId: integer("administrator_id").references(() => users.id, { onDelete: "set null" }),
    administratorEmail: text("administrator_email").notNull(),
    targetId: integer("target_id").references(() => users.id, { onDelete: "set null" }),
    targetEmail: text("target_email").notNull(),
    ip: text("ip").notNull(),
    startedAt: time("started_at").notNull(),
    endedAt: time("ended_at"),
  },
  (table) => [
    uniqueIndex("impersonations_open_key")
      .on(table.sessionId)
      .where(sql`${table.endedAt} is null`),
    index("impersonations_started").on(table.startedAt),
  ],
);

/** Every write during an impersonation, including refused ones. `status` is null if there was no response. */
export const impersonatedWrites = pgTable(
  "impersonated_writes",
  {
    id: integer("id").primaryKey().generatedAlwaysAsIdentity(),
    impersonationId: integer("impersonation_id")
      .notNull()
      .references(() => impersonations.id),
    at: time("at").notNull(),
    method: text("method").notNull(),
    path: text("path").notNull(),
    requestId: text("request_id").notNull(),
    status: integer("status"),
  },
  (table) => [index("impersonated_writes_impersonation").on(table.impersonationId, table.at)],
);

/**
 * Points spent in the current window of each limit. The key is the limit's name and a hash of the account or address.
 */
export const rateLimits = pgTable(
  "rate_limits",
  { key: text("key").primaryKey(), points: integer("points").notNull(), expiresAt: time("expires_at").notNull() },
  (table) => [index("rate_limits_expires").on(table.expiresAt)],
);

/**
 * The latest password reset link of each account. Only the SHA-256 of its token is stored. Any change of the password
 * invalidates the link.
 */
export const passwordResets = pgTable(
  "password_resets",
  {
    userId: integer("user_id")
      .primaryKey()
      .references(() => users.id, { onDelete: "cascade" }),
    tokenHash: text("token_hash").notNull(),
    /** A hash of the password's hash. */
    passwordState: text("password_state").notNull(),
    createdAt: time("created_at").notNull(),
    expiresAt: time("expires_at").notNull(),
  },
  (table) => [uniqueIndex("password_resets_token_hash_key").on(table.tokenHash)],
);
