import { eq } from "drizzle-orm";
import type { Database } from "../db/database";
import { users } from "../db/tables/viewer";

/** The id of the account with this email. */
export async function accountId(db: Database, email: string): Promise<number> {
  const [account] = await db.select({ id: users.id }).from(users).where(eq(users.email, email));
  if (account === undefined) throw new Error(`There is no account ${email}`);
  return account.id;
}
