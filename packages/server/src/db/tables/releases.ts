import { sql } from "drizzle-orm";
import { boolean, index, integer, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { time } from "../columns";
import { files } from "./files";
import { users } from "./viewer";

/** Versions of the compiler. Emails name who set a flag, because they outlive accounts. Null means the command line. */
export const releases = pgTable(
  "releases",
  {
    id: integer("id").primaryKey().generatedAlwaysAsIdentity(),
    tagName: text("tag_name").notNull(),
    /** Whether the portal's online features work with this version. */
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

/** The history of each release. Events are deleted only with their release. */
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
    /** For an approval: the digest of the approved file. */
    sha256: text("sha256"),
    createdAt: time("created_at").notNull(),
  },
  (table) => [index("release_events_release").on(table.releaseId, table.id)],
);

/** The signed statement of a published release. An unpublished release has none. */
export const releaseStatements = pgTable("release_statements", {
  releaseId: integer("release_id")
    .primaryKey()
    .references(() => releases.id, { onDelete: "cascade" }),
  /** The signed JSON text. */
  statement: text("statement").notNull(),
  /** Base64, like the public key, which is stored because later statements may use another key. */
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
    /** Not a foreign key, because downloaders of a replaced file must still be known. */
    sha256: text("sha256"),
    /** Null for a temporary link. */
    accountId: integer("account_id").references(() => users.id, { onDelete: "set null" }),
    /** Null for a link of an account. */
    sharedLinkGuid: uuid("shared_link_guid").references(() => sharedLinks.guid, { onDelete: "set null" }),
    /** The id of an account's link, with which it can resume its download. */
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
