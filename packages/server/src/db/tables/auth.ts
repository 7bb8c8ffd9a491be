import { sql } from "drizzle-orm";
import { index, integer, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { time } from "../columns";
import { users } from "./viewer";

/**
 * Sessions of the browser. The cookie's token is kept as its SHA-256 only, so that a read database opens no door.
 * While `impersonatorId` is set, the session is that administrator's and acts as the account of `userId`.
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
 * Impersonations. The rows outlive sessions and accounts: both are named by email as well, and nothing deletes from here.
 * `endedAt` is null while it is active.
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

/** Each write that was made while impersonating, refused ones too; `status` is null if no response was given. */
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

/** Points spent in the running window of each limit, by the limit's name and a hash of the counted account or address. */
export const rateLimits = pgTable(
  "rate_limits",
  { key: text("key").primaryKey(), points: integer("points").notNull(), expiresAt: time("expires_at").notNull() },
  (table) => [index("rate_limits_expires").on(table.expiresAt)],
);

/**
 * The link with which an account sets a new password: the newest one alone. Its token is kept as its SHA-256 only. The link
 * is over once the password is another one than when it was made.
 */
export const passwordResets = pgTable(
  "password_resets",
  {
    userId: integer("user_id")
      .primaryKey()
      .references(() => users.id, { onDelete: "cascade" }),
    tokenHash: text("token_hash").notNull(),
    /** A hash of the password's own hash. */
    passwordState: text("password_state").notNull(),
    createdAt: time("created_at").notNull(),
    expiresAt: time("expires_at").notNull(),
  },
  (table) => [uniqueIndex("password_resets_token_hash_key").on(table.tokenHash)],
);
