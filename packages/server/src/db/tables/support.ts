import { sql } from "drizzle-orm";
import { boolean, index, integer, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { time } from "../columns";
import { files } from "./files";
import { users } from "./viewer";

/** Support tickets from customers, and from the portal for requests on their behalf. */
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
    /** Whether it is a return of hardware, which is handled outside the portal. */
    isRma: boolean("is_rma").notNull().default(false),
    /** The customer's installation. Null for requests that the portal sent on their behalf. */
    licenseType: text("license_type", { enum: ["pro", "smart"] }),
    os: text("os", { enum: ["win10", "win11", "other"] }),
    softwareVersion: text("software_version"),
    /** From 1 to 5, for a ticket that its customer closed. */
    rating: integer("rating"),
    /** The key of the submission that opened it. A repeated submission opens no other ticket. */
    idempotencyKey: text("idempotency_key"),
    /** The latest comment that the customer has seen. Later comments by staff are new. */
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
    /** False for staff. */
    isByCustomer: boolean("is_by_customer").notNull(),
    /** The displayed name, which outlives the account. */
    authorName: text("author_name").notNull(),
    /** The key of the submission that wrote it. */
    idempotencyKey: text("idempotency_key"),
    createdAt: time("created_at").notNull(),
  },
  (table) => [
    index("ticket_comments_ticket").on(table.ticketId, table.id),
    uniqueIndex("ticket_comments_idempotency_key").on(table.ticketId, table.idempotencyKey),
  ],
);

/** The attached files of tickets. */
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
    /** The key of the upload, and the file's index in it. */
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

/** Queued emails, and recently sent or failed ones. */
export const mails = pgTable(
  "mails",
  {
    id: integer("id").primaryKey().generatedAlwaysAsIdentity(),
    /** The recipient's address. */
    recipient: text("recipient").notNull(),
    /** Empty if the email is written when it is sent, and no attempt may have delivered it yet. */
    subject: text("subject").notNull(),
    /** Plain text. */
    body: text("body").notNull(),
    /** The text as HTML, if any. */
    html: text("html"),
    /** For a license expiry notice: the URL that unsubscribes. The email's text is made when it is sent. */
    unsubscribeUrl: text("unsubscribe_url"),
    /** For a password reset: the address to go to after sign-in. The email's text is made when it is sent. */
    resetNext: text("reset_next"),
    /** The language of the password reset request. */
    language: text("language"),
    /** The left part of the Message-ID, the same for every attempt. */
    messageId: uuid("message_id").notNull().defaultRandom(),
    /** The number of attempts. */
    attempts: integer("attempts").notNull().default(0),
    createdAt: time("created_at").notNull(),
    /** When the next attempt is due. A claim moves it forward, so that no other process sends the email. */
    dueAt: time("due_at").notNull(),
    sentAt: time("sent_at"),
    /** When the email was given up. */
    failedAt: time("failed_at"),
  },
  (table) => [
    index("mails_due")
      .on(table.dueAt, table.id)
      .where(sql`${table.sentAt} is null and ${table.failedAt} is null`),
    index("mails_created").on(table.createdAt),
  ],
);
