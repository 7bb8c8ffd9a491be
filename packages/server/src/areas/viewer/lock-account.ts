import { eq } from "drizzle-orm";
import type { Database } from "../../db/database";
import { users } from "../../db/tables/viewer";

/**
 * Locks an account, so that changes of its licenses, cart or team names run one at a time. They count licenses, merge
 * rows and compare names. For use in a transaction.
 */
export async function lockAccount(db: Database, userId: number): Promise<void> {
  await db.select({ id: users.id }).from(users).where(eq(users.id, userId)).for("update");
}
