import { type EndpointBody, type EndpointQuery, PortalError } from "@gatehouse/contract";
import { isTicketRating, type support as calls, type Ticket, ticketLimits } from "@gatehouse/contract/support";
import { and, desc, eq, type SQL, sql } from "drizzle-orm";
import { FieldErrors } from "../../core/field-errors";
import type { Context } from "../../db/context";
import { type Database, prepared } from "../../db/database";
import type { ListPage } from "../../db/paging";
import { tableList } from "../../db/table-list";
import { ticketComments, tickets } from "../../db/tables/support";
import { openTicket } from "./open-ticket";
import { ticketText } from "./text-errors";
import { checkOpen, checkSupportPlus, idOf, type TicketRow, withOwnTicket } from "./ticket-access";

// Write the table names, because a bare `id` in this subquery would mean another table's column.
const newReplies = sql<number>`(select count(*)::int from ${ticketComments} where ${ticketComments}.ticket_id = ${tickets}.id and not ${ticketComments}.is_by_customer and ${ticketComments}.id > ${tickets}.seen_comment_id)`;

const selectTickets = (db: Database) => db.select({ ticket: tickets, newReplies }).from(tickets);

const listWhere = (name: string, which: SQL | undefined) =>
  tableList({
    name,
    key: tickets.id,
    which,
    searched: [tickets.subject],
    sortable: {
      created_at: tickets.createdAt,
      updated_at: tickets.updatedAt,
      status: tickets.status,
      subject: sql`lower(${tickets.subject})`,
    },
    isWholeByDefault: true,
    ownOrder: [desc(tickets.createdAt), desc(tickets.id)],
    read: (db, inPage) => selectTickets(db).where(inPage),
  });

const isOwn = eq(tickets.ownerId, sql.placeholder("viewerId"));
const ofViewer = listWhere("tickets", isOwn);
const ofStatus = listWhere("tickets_of_status", and(isOwn, eq(tickets.status, sql.placeholder("status"))));

/** The viewer's tickets without descriptions. Newest first by default. */
export async function listTickets(
  context: Context,
  { status, ...query }: EndpointQuery<typeof calls.list>,
): Promise<ListPage<Ticket>> {
  await checkSupportPlus(context);
  const { db, viewer } = context;
  const page = await (status === undefined
    ? ofViewer(db, query, { viewerId: viewer.id }, toTicket)
    : ofStatus(db, query, { viewerId: viewer.id, status: status.toLowerCase() }, toTicket));
  const withStatus = (link: string | null) =>
    link === null || status === undefined ? link : `${link}&${new URLSearchParams({ status }).toString()}`;
  return { ...page, next: withStatus(page.next), previous: withStatus(page.previous) };
}

const findOne = prepared((db) =>
  selectTickets(db)
    .where(and(eq(tickets.id, sql.placeholder("ticketId")), isOwn))
    .prepare("ticket"),
);

/** @throws {PortalError} `not-found` unless the ticket is the viewer's. */
export async function getTicket(context: Context, ticketId: string): Promise<Ticket> {
  await checkSupportPlus(context);
  const [row] = await findOne(context.db).execute({ ticketId: idOf(ticketId), viewerId: context.viewer.id });
  if (row === undefined) throw new PortalError("not-found");
  return { ...toTicket(row), description: row.ticket.description };
}

/**
 * Opens a ticket.
 * @returns its number.
 */
export async function createTicket(
  context: Context,
  input: EndpointBody<typeof calls.create>,
  idempotencyKey: string | undefined,
): Promise<number> {
  await checkSupportPlus(context);
  newTicketErrors(input).throwIfAny();
  return openTicket(context, {
    subject: oneLine(input.subject).trim(),
    description: input.description.trim(),
    licenseType: input.license_type,
    os: input.os,
    softwareVersion: input.software_version?.trim() || null,
    idempotencyKey,
  });
}

/** Checks the texts of a new ticket. The contract checks for missing fields and wrong types. */
export function newTicketErrors(body: Readonly<Record<string, unknown>>): FieldErrors {
  const errors = new FieldErrors();
  const { subject, description, software_version: version } = body;
  if (typeof subject === "string") ticketText(errors, "subject", oneLine(subject), "subject", ticketLimits.subject);
  if (typeof description === "string") ticketText(errors, "description", description, "message", ticketLimits.message);
  if (typeof version === "string") ticketText(errors, "software_version", version, "version", ticketLimits.version);
  return errors;
}

const oneLine = (text: string) => text.replaceAll(/\s+/g, " ");

/** Closes a ticket with the customer's rating. Only staff can reopen it. */
export async function closeTicket(context: Context, ticketId: string, rating: number): Promise<void> {
  await withOwnTicket(context, ticketId, async (tx, ticket) => {
    checkOpen(ticket);
    const errors = new FieldErrors();
    if (!isTicketRating(rating)) errors.add("rating", (t) => t.field.notAChoice(String(rating)));
    errors.throwIfAny();
    const now = context.clock.now();
    await tx
      .update(tickets)
      .set({ status: "closed", rating, closedAt: now, updatedAt: now })
      .where(eq(tickets.id, ticket.id));
  });
}

/** The ticket number that staff and customers see. */
export function ticketNumberOf(id: number): string {
  return `T-${id}`;
}

function toTicket({ ticket, newReplies: unseen }: { readonly ticket: TicketRow; readonly newReplies: number }): Ticket {
  return {
    id: ticket.id,
    ticket_no: ticketNumberOf(ticket.id),
    subject: ticket.subject,
    status: ticket.status,
    is_rma: ticket.isRma,
    created_at: ticket.createdAt.toISOString(),
    updated_at: ticket.updatedAt.toISOString(),
    license_type: ticket.licenseType,
    os: ticket.os,
    software_version: ticket.softwareVersion,
    closed_at: ticket.closedAt?.toISOString() ?? null,
    rating: ticket.rating,
    new_replies_count: unseen,
  };
}
