import { eq } from "drizzle-orm";
import type { Database } from "../../db/database";
import { users } from "../viewer";

/** Whatever gives an account a license, or changes its cart, waits here for whatever else does. For use in a transaction. */
export async function lockAccount(db: Database, userId: number): Promise<void> {
  await db.select({ id: users.id }).from(users).where(eq(users.id, userId)).for("update");
}
