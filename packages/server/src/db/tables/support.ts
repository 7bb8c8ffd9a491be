import { sql } from "drizzle-orm";
import { boolean, index, integer, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { time } from "../columns";
import { files } from "./files";
import { users } from "./viewer";

/** Support tickets: opened by customers, and by the portal for requests on their behalf. */
export const tickets = pgTable(
  "tickets",
  {
    id: integer("id").primaryKey().generatedAlwaysAsIdentity(),
    ownerId: integer("owner_id")
      .notNull()
      .references(() => users.id),
    subject: text("subject").notNull(),
    /** HTML. */
    description: text("description").notNull(),
    status: text("status", { enum: ["open", "in_progress", "waiting_for_customer", "closed"] })
      .notNull()
      .default("open"),
    /** A return of hardware, which is followed elsewhere. */
    isRma: boolean("is_rma").notNull().default(false),
    /** The customer's data about the installation; null for requests that the portal sent on somebody's behalf. */
    licenseType: text("license_type", { enum: ["pro", "smart"] }),
    os: text("os", { enum: ["win10", "win11", "other"] }),
    softwareVersion: text("software_version"),
    /** From 1 to 5, of a ticket that its customer has closed. */
    rating: integer("rating"),
    /** The submission that opened it; the same one sent again opens no other. */
    idempotencyKey: text("idempotency_key"),
    /** The last comment that the customer has seen. What is not by the customer and later is new. */
    seenCommentId: integer("seen_comment_id").notNull().default(0),
    createdAt: time("created_at").notNull(),
    updatedAt: time("updated_at").notNull(),
    closedAt: time("closed_at"),
  },
  (table) => [
    index("tickets_owner").on(table.ownerId, table.createdAt),
    uniqueIndex("tickets_idempotency_key").on(table.ownerId, table.idempotencyKey),
    index("tickets_updated").on(table.updatedAt.desc().nullsFirst(), table.id.desc().nullsFirst()),
  ],
);

/** Comments on tickets, by customers and by staff. */
export const ticketComments = pgTable(
  "ticket_comments",
  {
    id: integer("id").primaryKey().generatedAlwaysAsIdentity(),
    ticketId: integer("ticket_id")
      .notNull()
      .references(() => tickets.id),
    /** HTML: escaped if a customer wrote it, sanitized if staff did. */
    content: text("content").notNull(),
    /** Otherwise by staff. */
    isByCustomer: boolean("is_by_customer").notNull(),
    /** As it is shown; it outlives the account. */
    authorName: text("author_name").notNull(),
    /** The submission that wrote it. */
    idempotencyKey: text("idempotency_key"),
    createdAt: time("created_at").notNull(),
  },
  (table) => [
    index("ticket_comments_ticket").on(table.ticketId, table.id),
    uniqueIndex("ticket_comments_idempotency_key").on(table.ticketId, table.idempotencyKey),
  ],
);

/** The files of tickets. */
export const ticketAttachments = pgTable(
  "ticket_attachments",
  {
    id: integer("id").primaryKey().generatedAlwaysAsIdentity(),
    ticketId: integer("ticket_id")
      .notNull()
      .references(() => tickets.id),
    fileGuid: uuid("file_guid")
      .notNull()
      .references(() => files.guid),
    isByCustomer: boolean("is_by_customer").notNull(),
    /** The upload that brought it, and its place among the files of that upload. */
    idempotencyKey: text("idempotency_key"),
    position: integer("position").notNull().default(0),
    createdAt: time("created_at").notNull(),
  },
  (table) => [
    index("ticket_attachments_ticket").on(table.ticketId, table.id),
    index("ticket_attachments_file").on(table.fileGuid),
    uniqueIndex("ticket_attachments_idempotency_key").on(table.ticketId, table.idempotencyKey, table.position),
  ],
);

/** Email that is waiting to be sent or was sent lately. */
export const mails = pgTable(
  "mails",
  {
    id: integer("id").primaryKey().generatedAlwaysAsIdentity(),
    /** The address of the recipient. */
    recipient: text("recipient").notNull(),
    subject: text("subject").notNull(),
    /** Plain text. */
    body: text("body").notNull(),
    /** The same as HTML, if it has that. */
    html: text("html"),
    /** The address that turns such email off. */
    unsubscribeUrl: text("unsubscribe_url"),
    /** Of a request for a new password: where sign-in leads to afterwards. The text with its link is made when it is sent. */
    resetNext: text("reset_next"),
    /** The language of that request. */
    language: text("language"),
    /** The left part of its Message-ID, the same however often it is sent. */
    messageId: uuid("message_id").notNull().defaultRandom(),
    /** How often it was tried. */
    attempts: integer("attempts").notNull().default(0),
    createdAt: time("created_at").notNull(),
    /** The time of the next attempt. Each attempt first moves it forward, so that no other process tries too. */
    dueAt: time("due_at").notNull(),
    sentAt: time("sent_at"),
    /** When it was given up. */
    failedAt: time("failed_at"),
  },
  (table) => [
    index("mails_due")
      .on(table.dueAt, table.id)
      .where(sql`${table.sentAt} is null and ${table.failedAt} is null`),
    index("mails_created").on(table.createdAt),
  ],
);
