import { htmlOfText, type TicketComment, ticketLimits } from "@gatehouse/contract/support";
import { displayName } from "@gatehouse/contract/viewer";
import { and, asc, eq, sql } from "drizzle-orm";
import { FieldErrors } from "../../core/field-errors";
import type { Context } from "../../db/context";
import { type Database, prepared } from "../../db/database";
import { type ListPage, wholeList } from "../../db/paging";
import { ticketComments } from "../../db/tables/support";
import { users } from "../../db/tables/viewer";
import { ticketText } from "./text-errors";
import { checkOpen, findOwnTicket, noteCustomerWrote, withOwnTicket } from "./ticket-access";

const findComments = prepared((db) =>
  db
    .select()
    .from(ticketComments)
    .where(eq(ticketComments.ticketId, sql.placeholder("ticketId")))
    .orderBy(asc(ticketComments.id))
    .prepare("ticket_comments"),
);

/** All comments on a ticket, oldest first. */
export async function listComments(context: Context, ticketId: string): Promise<ListPage<TicketComment>> {
  const { id, seenCommentId } = await findOwnTicket(context, ticketId);
  const comments = await findComments(context.db).execute({ ticketId: id });
  return wholeList(
    comments.map((comment) => ({
      id: comment.id,
      content: comment.content,
      created_by_customer: comment.isByCustomer,
      created_at: comment.createdAt.toISOString(),
      author_name: comment.authorName,
      is_new: !comment.isByCustomer && comment.id > seenCommentId,
    })),
  );
}

/** Adds the customer's comment, and reopens a ticket that waits for the customer. */
export async function createComment(
  context: Context,
  ticketId: string,
  input: string,
  idempotencyKey: string | undefined,
): Promise<void> {
  await withOwnTicket(context, ticketId, async (tx, ticket) => {
    if (idempotencyKey !== undefined && (await isWritten(tx, ticket.id, idempotencyKey))) return;
    checkOpen(ticket);
    const errors = new FieldErrors();
    const text = ticketText(errors, "content", input, "comment", ticketLimits.comment);
    errors.throwIfAny();
    const now = context.clock.now();
    await tx.insert(ticketComments).values({
      ticketId: ticket.id,
      content: htmlOfText(text),
      isByCustomer: true,
      authorName: await nameOf(tx, context.viewer.id),
      idempotencyKey,
      createdAt: now,
    });
    await noteCustomerWrote(tx, ticket, now);
  });
}

// The caller has locked the ticket, so no other submission with this key is in progress.
async function isWritten(db: Database, ticketId: number, key: string): Promise<boolean> {
  const [known] = await db
    .select({ id: ticketComments.id })
    .from(ticketComments)
    .where(and(eq(ticketComments.ticketId, ticketId), eq(ticketComments.idempotencyKey, key)));
  return known !== undefined;
}

async function nameOf(db: Database, userId: number): Promise<string> {
  const [user] = await db
    .select({ first_name: users.firstName, last_name: users.lastName, email: users.email })
    .from(users)
    .where(eq(users.id, userId));
  return user === undefined ? "" : displayName(user);
}
