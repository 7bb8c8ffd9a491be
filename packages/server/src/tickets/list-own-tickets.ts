import { desc, eq } from "drizzle-orm";
import type { Context } from "../viewer";
import { tickets } from "./tables";

/** The viewer's own tickets, the newest first. */
export async function listOwnTickets({ db, viewer }: Context): Promise<(typeof tickets.$inferSelect)[]> {
  return db.select().from(tickets).where(eq(tickets.ownerId, viewer.id)).orderBy(desc(tickets.createdAt), desc(tickets.id));
}
