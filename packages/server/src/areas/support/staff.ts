import { PortalError } from "@gatehouse/contract";
import { htmlOfText, type ticketStatuses } from "@gatehouse/contract/support";
import { and, asc, count, desc, eq } from "drizzle-orm";
import type { Store } from "../../db/context";
import type { Database } from "../../db/database";
import { matchesSearch } from "../../db/matches-search";
import { files as fileRows } from "../../db/tables/files";
import { ticketAttachments, ticketComments, tickets } from "../../db/tables/support";
import { users } from "../../db/tables/viewer";
import { queueMail } from "../../mail/mail-queue";
import type { MailSettings } from "../../mail/mail-settings";
import { mailTextsFor } from "../../texts/mail";
import { Refusal } from "../../texts/refusal";
import type { Say } from "../../texts/refusals.messages";
import { ticketNumberOf } from "./rules";
import { sanitizeStaffHtml, textOfStaffHtml } from "./staff-html";
import type { TicketRow } from "./ticket-access";

// Staff actions on tickets. They check no viewer.

/** The store for staff actions, and the settings to notify customers by email. */
export interface StaffStore extends Store {
  /** Settings of email. Without them, no email is sent. */
  readonly mail?: MailSettings | undefined;
}

export type StaffStatus = (typeof ticketStatuses)[number];

export interface StaffReply {
  /** The author's name that customers see. */
  readonly authorName: string;
  readonly text: string;
  /** Whether the text is HTML. It is sanitized. */
  readonly isHtml: boolean;
  /**
   * The ticket's status after the reply. Defaults to waiting for the customer. An RMA keeps its status, because its
   * customer can't reply.
   */
  readonly status?: StaffStatus;
  /** Guids of stored files to attach. */
  readonly fileGuids?: readonly string[];
  /** A repeated reply with the same key is written only once. */
  readonly idempotencyKey?: string;
}

const mostCharacters = 200_000;

/**
 * Replies to a ticket as staff, and emails its customer if their profile allows it.
 * @throws {PortalError} `not-found`, or `invalid` for a closed ticket or an empty text.
 */
export async function replyAsStaff(store: StaffStore, ticketId: number, reply: StaffReply): Promise<void> {
  const content = reply.isHtml ? sanitizeStaffHtml(reply.text) : htmlOfText(reply.text);
  const text = textOfStaffHtml(content);
  if (text === "") throw refused((t) => t.support.emptyReply);
  if (content.length > mostCharacters) throw refused((t) => t.support.replyTooLong(mostCharacters));
  await store.db.transaction(async (tx) => {
    const { ticket, customer } = await lockTicket(tx, ticketId);
    const now = store.clock.now();
    // Insert first: if this is a repeated reply, the first one may have closed the ticket, and must not be refused now.
    const [written] = await tx
      .insert(ticketComments)
      .values({
        ticketId,
        content,
        isByCustomer: false,
        authorName: reply.authorName,
        idempotencyKey: reply.idempotencyKey,
        createdAt: now,
      })
      .onConflictDoNothing()
      .returning({ id: ticketComments.id });
    if (written === undefined) return;
    if (ticket.status === "closed") throw refused((t) => t.support.openItFirst);
    for (const fileGuid of reply.fileGuids ?? [])
      await tx.insert(ticketAttachments).values({ ticketId, fileGuid, isByCustomer: false, createdAt: now });
    await setStatus(tx, ticket, reply.status ?? statusAfterReply(ticket), now);
    if (store.mail !== undefined && customer.acceptsUserEmails)
      await queueMail({ db: tx, clock: store.clock }, replyMail(store.mail, ticket, customer, reply.authorName, text));
  });
}

/** The status of a ticket after a reply that names none. An RMA keeps its status, because its customer can't reply. */
export function statusAfterReply({ isRma, status }: Pick<TicketRow, "isRma" | "status">): StaffStatus {
  return isRma ? status : "waiting_for_customer";
}

/**
 * Sets the status of a ticket. Reopening a ticket deletes its rating.
 * @param shown - The status that staff saw. Without it, any status is replaced.
 * @throws {PortalError} `not-found`, or `invalid` if the ticket has another status than the one shown.
 */
export async function setTicketStatus(
  { db, clock }: Store,
  ticketId: number,
  status: StaffStatus,
  shown?: StaffStatus,
): Promise<void> {
  await db.transaction(async (tx) => {
    const { ticket } = await lockTicket(tx, ticketId);
    if (shown !== undefined && ticket.status !== shown && ticket.status !== status)
      throw refused((t) => t.support.changedMeanwhile);
    await setStatus(tx, ticket, status, clock.now());
  });
}

/**
 * Makes a ticket an RMA, which its customer can only read, or undoes that.
 * @throws {PortalError} `not-found`
 */
export async function setTicketRma({ db, clock }: Store, ticketId: number, isRma: boolean): Promise<void> {
  const changed = await db
    .update(tickets)
    .set({ isRma, updatedAt: clock.now() })
    .where(eq(tickets.id, ticketId))
    .returning({ id: tickets.id });
  if (changed.length === 0) throw new PortalError("not-found");
}

export interface ListedTickets {
  readonly search?: string;
  readonly status?: StaffStatus | undefined;
  readonly limit?: number;
  readonly offset?: number;
}

/** Tickets with their customers' email addresses, most recently written to first. */
export async function listAllTickets({ db }: Pick<Store, "db">, { search, status, limit, offset }: ListedTickets = {}) {
  const where = and(
    matchesSearch(search, tickets.subject, users.email),
    status === undefined ? undefined : eq(tickets.status, status),
  );
  const [total] = await db
    .select({ count: count() })
    .from(tickets)
    .innerJoin(users, eq(users.id, tickets.ownerId))
    .where(where);
  const read = db
    .select({ ticket: tickets, openedBy: users.email })
    .from(tickets)
    .innerJoin(users, eq(users.id, tickets.ownerId))
    .where(where)
    .orderBy(desc(tickets.updatedAt), desc(tickets.id));
  const rows = await (limit === undefined ? read : read.limit(limit).offset(offset ?? 0));
  return { count: total?.count ?? 0, rows };
}

/**
 * A whole ticket for staff.
 * @throws {PortalError} `not-found`
 */
export async function getWholeTicket({ db }: Pick<Store, "db">, ticketId: number) {
  const [found] = await db
    .select({ ticket: tickets, openedBy: users.email })
    .from(tickets)
    .innerJoin(users, eq(users.id, tickets.ownerId))
    .where(eq(tickets.id, ticketId));
  if (found === undefined) throw new PortalError("not-found");
  const comments = await db
    .select()
    .from(ticketComments)
    .where(eq(ticketComments.ticketId, ticketId))
    .orderBy(asc(ticketComments.id));
  const attachments = await db
    .select({
      id: ticketAttachments.id,
      createdAt: ticketAttachments.createdAt,
      name: fileRows.name,
      size: fileRows.size,
    })
    .from(ticketAttachments)
    .innerJoin(fileRows, eq(fileRows.guid, ticketAttachments.fileGuid))
    .where(eq(ticketAttachments.ticketId, ticketId))
    .orderBy(asc(ticketAttachments.id));
  return { ...found, comments, attachments };
}

async function lockTicket(tx: Database, ticketId: number) {
  const [ticket] = await tx.select().from(tickets).where(eq(tickets.id, ticketId)).for("update");
  if (ticket === undefined) throw new PortalError("not-found");
  const [customer] = await tx
    .select({
      email: users.email,
      contactEmail: users.contactEmail,
      acceptsUserEmails: users.acceptsUserEmails,
      language: users.language,
    })
    .from(users)
    .where(eq(users.id, ticket.ownerId));
  if (customer === undefined) throw new PortalError("not-found");
  return { ticket, customer };
}

async function setStatus(tx: Database, ticket: TicketRow, status: StaffStatus, now: Date): Promise<void> {
  const wasClosed = ticket.status === "closed";
  const isClosed = status === "closed";
  await tx
    .update(tickets)
    .set({
      status,
      updatedAt: now,
      ...(isClosed && !wasClosed && { closedAt: now }),
      ...(!isClosed && wasClosed && { closedAt: null, rating: null }),
    })
    .where(eq(tickets.id, ticket.id));
}

function replyMail(
  { portalUrl, portalName }: MailSettings,
  { id, subject, isRma }: TicketRow,
  customer: { readonly email: string; readonly contactEmail: string; readonly language: string | null },
  authorName: string,
  text: string,
) {
  const number = ticketNumberOf(id);
  const { lead, read, readOnly, unread } = mailTextsFor(customer.language).reply;
  return {
    recipient: customer.contactEmail || customer.email,
    subject: `[${number}] ${subject}`,
    body: `${lead(authorName, number, subject)}

${text}

${isRma ? readOnly : read} ${portalUrl}/app/support/${id}
${unread}

${portalName}`,
  };
}

const refused = (detail: Say) => new Refusal("invalid", { status: 400, detail });
