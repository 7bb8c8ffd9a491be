import { PortalError } from "@gatehouse/contract";
import { type TicketAccess, ticketAccess } from "@gatehouse/contract/support";
import { and, eq, sql } from "drizzle-orm";
import type { Context } from "../../db/context";
import { type Database, prepared } from "../../db/database";
import { tickets } from "../../db/tables/support";
import { users } from "../../db/tables/viewer";
import { Refusal } from "../../texts/refusal";
import type { Say } from "../../texts/refusals.messages";

export type TicketRow = typeof tickets.$inferSelect;

const findSupportPlus = prepared((db) =>
  db
    .select({ hasSupportPlus: users.hasSupportPlus })
    .from(users)
    .where(eq(users.id, sql.placeholder("viewerId")))
    .prepare("support_plus"),
);

/** @throws {PortalError} `forbidden` for an account without support-plus. */
export async function checkSupportPlus({ db, viewer }: Context): Promise<void> {
  const [user] = await findSupportPlus(db).execute({ viewerId: viewer.id });
  if (user?.hasSupportPlus !== true) throw new Refusal("forbidden", { detail: (t) => t.support.needsSupportPlus });
}

const findOwned = prepared((db) =>
  db
    .select()
    .from(tickets)
    .where(and(eq(tickets.id, sql.placeholder("ticketId")), eq(tickets.ownerId, sql.placeholder("viewerId"))))
    .prepare("own_ticket"),
);

/** @throws {PortalError} `forbidden` without support-plus, `not-found` unless the ticket is the viewer's. */
export async function findOwnTicket(context: Context, ticketId: string): Promise<TicketRow> {
  await checkSupportPlus(context);
  const { db, viewer } = context;
  const [ticket] = await findOwned(db).execute({ ticketId: idOf(ticketId), viewerId: viewer.id });
  if (ticket === undefined) throw new PortalError("not-found");
  return ticket;
}

/**
 * Changes the viewer's ticket in a transaction that locks it.
 * @throws {PortalError} `forbidden` without support-plus, `not-found` unless the ticket is the viewer's.
 */
export async function withOwnTicket<Value>(
  context: Context,
  ticketId: string,
  act: (tx: Database, ticket: TicketRow) => Promise<Value>,
): Promise<Value> {
  await checkSupportPlus(context);
  const { db, viewer } = context;
  return db.transaction(async (tx) => {
    const [ticket] = await tx
      .select()
      .from(tickets)
      .where(and(eq(tickets.id, idOf(ticketId)), eq(tickets.ownerId, viewer.id)))
      .for("update");
    if (ticket === undefined) throw new PortalError("not-found");
    return act(tx, ticket);
  });
}

const refusals: Readonly<Record<Exclude<TicketAccess, "open">, Say>> = {
  closed: (t) => t.support.isClosed,
  rma: (t) => t.support.isRma,
};

/** @throws {PortalError} `invalid` for a ticket that can't take comments, files or a rating. */
export function checkOpen({ status, isRma }: TicketRow): void {
  const access = ticketAccess({ status, is_rma: isRma });
  if (access !== "open") throw new Refusal("invalid", { status: 400, detail: refusals[access] });
}

/** Updates a locked ticket after its customer has written. A ticket that waits for the customer reopens. */
export async function noteCustomerWrote(tx: Database, { id, status }: TicketRow, now: Date): Promise<void> {
  await tx
    .update(tickets)
    .set({ updatedAt: now, ...(status === "waiting_for_customer" && { status: "open" as const }) })
    .where(eq(tickets.id, id));
}

/**
 * Parses a number in a path.
 * @throws {PortalError} `not-found` for anything else.
 */
export function idOf(text: string): number {
  if (!/^[1-9]\d{0,8}$/.test(text)) throw new PortalError("not-found");
  return Number(text);
}
