import { eq } from "drizzle-orm";
import type { Database } from "../../db/database";
import { users } from "../../db/tables/viewer";

/**
 * Changes to an account's licenses, cart or team names take this lock and run one at a time: licenses are
 * counted, rows are joined, and names are compared with each other. For use in a transaction.
 */
export async function lockAccount(db: Database, userId: number): Promise<void> {
  await db.select({ id: users.id }).from(users).where(eq(users.id, userId)).for("update");
}
