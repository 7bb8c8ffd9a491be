import { desc, eq, sql } from "drizzle-orm";
import type { Context } from "../db/context";
import { prepared } from "../db/database";
import { tickets } from "../db/tables/support";

const findOwn = prepared((db) =>
  db
    .select()
    .from(tickets)
    .where(eq(tickets.ownerId, sql.placeholder("viewerId")))
    .orderBy(desc(tickets.createdAt), desc(tickets.id))
    .prepare("own_tickets"),
);

/** The viewer's own tickets, the newest first. */
export async function listOwnTickets({ db, viewer }: Context): Promise<(typeof tickets.$inferSelect)[]> {
  return findOwn(db).execute({ viewerId: viewer.id });
}
