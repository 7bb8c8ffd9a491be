import { htmlOfText } from "@gatehouse/contract/support";
import { and, eq } from "drizzle-orm";
import { InternalError } from "../../core/internal-error";
import type { Context } from "../../db/context";
import { tickets } from "../../db/tables/support";

export interface TicketToOpen extends Pick<
  typeof tickets.$inferInsert,
  "subject" | "licenseType" | "os" | "softwareVersion"
> {
  /** Plain text. */
  readonly description: string;
  /** A repeated submission with the same key returns the ticket that the first one opened. */
  readonly idempotencyKey: string | undefined;
}

/**
 * Opens a ticket for the viewer.
 * @returns its number.
 */
export async function openTicket(
  { db, viewer, clock }: Context,
  { description, idempotencyKey, ...facts }: TicketToOpen,
): Promise<number> {
  const now = clock.now();
  const [ticket] = await db
    .insert(tickets)
    .values({
      ...facts,
      ownerId: viewer.id,
      description: htmlOfText(description),
      idempotencyKey,
      createdAt: now,
      updatedAt: now,
    })
    .onConflictDoNothing()
    .returning({ id: tickets.id });
  if (ticket !== undefined) return ticket.id;
  const [opened] = await db
    .select({ id: tickets.id })
    .from(tickets)
    .where(and(eq(tickets.ownerId, viewer.id), eq(tickets.idempotencyKey, idempotencyKey ?? "")));
  if (opened === undefined) throw new InternalError("The ticket was not written");
  return opened.id;
}
