import { desc, eq } from "drizzle-orm";
import type { Context } from "../db/context";
import { tickets } from "../db/tables/support";

/** The viewer's own tickets, the newest first. */
export async function listOwnTickets({ db, viewer }: Context): Promise<(typeof tickets.$inferSelect)[]> {
  return db
    .select()
    .from(tickets)
    .where(eq(tickets.ownerId, viewer.id))
    .orderBy(desc(tickets.createdAt), desc(tickets.id));
}
