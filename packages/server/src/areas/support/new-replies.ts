import { and, count, eq, gt, sql } from "drizzle-orm";
import { FieldErrors } from "../../core/field-errors";
import type { Context } from "../../db/context";
import { prepared } from "../../db/database";
import { ticketComments, tickets } from "../../db/tables/support";
import { checkSupportPlus, findOwnTicket } from "./ticket-access";

const countNew = prepared((db) =>
  db
    .select({ count: count() })
    .from(tickets)
    .innerJoin(ticketComments, eq(ticketComments.ticketId, tickets.id))
    .where(
      and(
        eq(tickets.ownerId, sql.placeholder("viewerId")),
        eq(ticketComments.isByCustomer, false),
        gt(ticketComments.id, tickets.seenCommentId),
      ),
    )
    .prepare("new_replies"),
);

/** The number of staff replies that the viewer has not seen. */
export async function countNewReplies(context: Context): Promise<number> {
  await checkSupportPlus(context);
  const [row] = await countNew(context.db).execute({ viewerId: context.viewer.id });
  return row?.count ?? 0;
}

/** Marks the replies on a ticket up to a comment as seen. While impersonating, they stay unseen. */
export async function markSeen(context: Context, ticketId: string, commentId: number): Promise<void> {
  const { db, viewer } = context;
  const ticket = await findOwnTicket(context, ticketId);
  const errors = new FieldErrors();
  const isNumber = Number.isInteger(commentId) && commentId > 0 && commentId < 2 ** 31;
  const [comment] = isNumber
    ? await db
        .select({ id: ticketComments.id })
        .from(ticketComments)
        .where(and(eq(ticketComments.id, commentId), eq(ticketComments.ticketId, ticket.id)))
    : [];
  if (comment === undefined) errors.add("comment_id", (t) => t.support.notAComment);
  errors.throwIfAny();
  if (viewer.impersonatedBy !== null) return;
  await db
    .update(tickets)
    .set({ seenCommentId: sql`greatest(${tickets.seenCommentId}, ${commentId})` })
    .where(eq(tickets.id, ticket.id));
}
