import { sql } from "drizzle-orm";
import { boolean, check, index, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { time } from "../columns";
import { users } from "./viewer";

/** License dongles: USB sticks that carry their own license, or one that was temporarily moved to them. */
export const dongles = pgTable(
  "dongles",
  {
    id: integer("id").primaryKey().generatedAlwaysAsIdentity(),
    serialNumber: text("serial_number").notNull(),
    ownerId: integer("owner_id")
      .notNull()
      .references(() => users.id),
  },
  (table) => [
    uniqueIndex("dongles_serial_number_key").on(table.serialNumber),
    index("dongles_owner").on(table.ownerId),
  ],
);

export const licenses = pgTable(
  "licenses",
  {
    guid: uuid("guid").primaryKey().defaultRandom(),
    serialNumber: text("serial_number").notNull(),
    type: text("type", { enum: ["smart", "pro"] }).notNull(),
    isTrial: boolean("is_trial").notNull().default(false),
    remoteServices: boolean("remote_services").notNull(),
    ownerId: integer("owner_id")
      .notNull()
      .references(() => users.id),
    /** The user of a license that is in no team. Holders of a team's licenses are in `teamAssignments`. */
    holderId: integer("holder_id").references(() => users.id),
    activatedAt: time("activated_at"),
    /** Start of the current term: activation or the last renewal. */
    termStartedAt: time("term_started_at"),
    expiresAt: time("expires_at"),
    isDematerialized: boolean("is_dematerialized").notNull().default(false),
    /** The dongle that carries it. */
    dongleId: integer("dongle_id").references(() => dongles.id),
    /** Whether it was only moved to the dongle temporarily. */
    isReallocated: boolean("is_reallocated").notNull().default(false),
    hasNewDongleData: boolean("has_new_dongle_data").notNull().default(false),
    createdAt: time("created_at").notNull(),
  },
  (table) => [
    uniqueIndex("licenses_serial_number_key").on(table.serialNumber),
    index("licenses_owner").on(table.ownerId, table.expiresAt),
    index("licenses_holder").on(table.holderId),
    index("licenses_expires").on(table.expiresAt),
    index("licenses_dongle").on(table.dongleId),
    index("licenses_trial").on(table.isTrial, table.serialNumber),
    check("licenses_type_known", sql`${table.type} in ('smart', 'pro')`),
    check("licenses_reallocated_to_dongle", sql`not ${table.isReallocated} or ${table.dongleId} is not null`),
  ],
);

/** The history of licenses, with emails as they were at the time. */
export const licenseEvents = pgTable(
  "license_events",
  {
    id: integer("id").primaryKey().generatedAlwaysAsIdentity(),
    licenseGuid: uuid("license_guid")
      .notNull()
      .references(() => licenses.guid, { onDelete: "cascade" }),
    type: text("type").notNull(),
    createdAt: time("created_at").notNull(),
    duration: integer("duration"),
    durationUnit: text("duration_unit"),
    onlineCompile: boolean("online_compile"),
    fromUserEmail: text("from_user_email"),
    toUserEmail: text("to_user_email"),
  },
  (table) => [
    index("license_events_license").on(table.licenseGuid, table.createdAt),
    index("license_events_created").on(table.createdAt, table.id),
  ],
);

/** Queued expiry notices, one for each step of a term. A renewal starts a new term. */
export const licenseNotices = pgTable(
  "license_notices",
  {
    licenseGuid: uuid("license_guid")
      .notNull()
      .references(() => licenses.guid, { onDelete: "cascade" }),
    /** The end of the term. */
    expiresAt: time("expires_at").notNull(),
    /** The step in days before the expiry: 60, 30 or 7. */
    step: integer("step").notNull(),
    /** The account that was notified. */
    accountId: integer("account_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    createdAt: time("created_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.licenseGuid, table.expiresAt, table.step] }),
    index("license_notices_account").on(table.accountId, table.createdAt),
  ],
);

/** Coupons. Each works once. */
export const coupons = pgTable(
  "coupons",
  {
    code: text("code").primaryKey(),
    type: text("type", { enum: ["smart", "pro"] }).notNull(),
    isTrial: boolean("is_trial").notNull().default(false),
    durationDays: integer("duration_days").notNull(),
    expiresAt: time("expires_at"),
    redeemedAt: time("redeemed_at"),
    redeemedById: integer("redeemed_by_id").references(() => users.id),
    createdAt: time("created_at").notNull(),
  },
  (table) => [
    index("coupons_trial").on(table.isTrial, table.createdAt.desc().nullsFirst(), table.code),
    index("coupons_type").on(table.type, table.isTrial, table.createdAt.desc().nullsFirst(), table.code),
    check("coupons_type_known", sql`${table.type} in ('smart', 'pro')`),
    check("coupons_duration_positive", sql`${table.durationDays} > 0`),
  ],
);
