import { sql } from "drizzle-orm";
import { boolean, index, integer, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { time } from "../columns";
import { files } from "./files";
import { users } from "./viewer";

/** Versions of the compiler. Who set a flag is kept by email, since history outlives accounts; null is the command line. */
export const releases = pgTable(
  "releases",
  {
    id: integer("id").primaryKey().generatedAlwaysAsIdentity(),
    tagName: text("tag_name").notNull(),
    /** Whether the portal's online features work with it. */
    isSupported: boolean("is_supported").notNull().default(true),
    /** Markdown. */
    changelog: text("changelog").notNull().default(""),
    fileGuid: uuid("file_guid").references(() => files.guid, { onDelete: "set null" }),
    isStable: boolean("is_stable").notNull().default(false),
    stableSetBy: text("stable_set_by"),
    stableSetAt: time("stable_set_at"),
    isNightly: boolean("is_nightly").notNull().default(false),
    nightlySetBy: text("nightly_set_by"),
    nightlySetAt: time("nightly_set_at"),
    isPending: boolean("is_pending").notNull().default(false),
    isRejected: boolean("is_rejected").notNull().default(false),
    rejectedSetBy: text("rejected_set_by"),
    rejectedSetAt: time("rejected_set_at"),
    rejectedReason: text("rejected_reason"),
    createdAt: time("created_at").notNull(),
  },
  (table) => [
    uniqueIndex("releases_tag_name").on(table.tagName),
    index("releases_created").on(table.createdAt, table.id),
    index("releases_stable")
      .on(table.createdAt, table.id)
      .where(sql`${table.isStable} and not ${table.isRejected}`),
    index("releases_nightly")
      .on(table.createdAt, table.id)
      .where(sql`${table.isNightly} and not ${table.isRejected}`),
    index("releases_file").on(table.fileGuid),
  ],
);

/** The history of each release. Nothing deletes from here but the release itself. */
export const releaseEvents = pgTable(
  "release_events",
  {
    id: integer("id").primaryKey().generatedAlwaysAsIdentity(),
    releaseId: integer("release_id")
      .notNull()
      .references(() => releases.id, { onDelete: "cascade" }),
    act: text("act").notNull(),
    /** Null for the command line. */
    actorEmail: text("actor_email"),
    fromState: text("from_state"),
    toState: text("to_state").notNull(),
    reason: text("reason"),
    /** The tag name of the version that replaces an unpublished one. */
    successor: text("successor"),
    /** Of an approval: the digest of the file that was approved. */
    sha256: text("sha256"),
    createdAt: time("created_at").notNull(),
  },
  (table) => [index("release_events_release").on(table.releaseId, table.id)],
);

/** The signed statement of a release from when it was published. An unpublished one has none. */
export const releaseStatements = pgTable("release_statements", {
  releaseId: integer("release_id")
    .primaryKey()
    .references(() => releases.id, { onDelete: "cascade" }),
  /** The JSON text that is signed. */
  statement: text("statement").notNull(),
  /** Base64, as is the public key: another key may sign later ones. */
  signature: text("signature").notNull(),
  publicKey: text("public_key").notNull(),
});

/** Temporary links to a release's file. */
export const sharedLinks = pgTable(
  "shared_links",
  {
    guid: uuid("guid").primaryKey().defaultRandom(),
    releaseId: integer("release_id")
      .notNull()
      .references(() => releases.id, { onDelete: "cascade" }),
    createdByEmail: text("created_by_email").notNull(),
    downloadsCount: integer("downloads_count").notNull().default(0),
    createdAt: time("created_at").notNull(),
    expiresAt: time("expires_at").notNull(),
    revokedAt: time("revoked_at"),
    revokedByEmail: text("revoked_by_email"),
  },
  (table) => [index("shared_links_release").on(table.releaseId, table.createdAt)],
);

/** Each started download. A resumed download is the same one. */
export const releaseDownloads = pgTable(
  "release_downloads",
  {
    id: integer("id").primaryKey().generatedAlwaysAsIdentity(),
    releaseId: integer("release_id")
      .notNull()
      .references(() => releases.id, { onDelete: "cascade" }),
    /** Plain, without a reference: a replaced file is deleted, but its downloaders must still be known. */
    sha256: text("sha256"),
    /** Null with a temporary link. */
    accountId: integer("account_id").references(() => users.id, { onDelete: "set null" }),
    /** Null with an account's own link. */
    sharedLinkGuid: uuid("shared_link_guid").references(() => sharedLinks.guid, { onDelete: "set null" }),
    /** Of an account's link: its own number, so that the link can resume its download. */
    linkId: text("link_id"),
    ip: text("ip").notNull(),
    createdAt: time("created_at").notNull(),
  },
  (table) => [
    index("release_downloads_release").on(table.releaseId, table.id),
    index("release_downloads_account").on(table.accountId, table.createdAt),
    index("release_downloads_shared_link").on(table.sharedLinkGuid),
    uniqueIndex("release_downloads_link").on(table.linkId),
  ],
);
