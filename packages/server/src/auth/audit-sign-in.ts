import { eq } from "drizzle-orm";
import type { Store } from "../db/context";
import { users } from "../db/tables/viewer";
import type { RequestFacts } from "../http/server-app";
import { recordAudit } from "./audit";
import type { TypedEmail } from "./sign-in";

/**
 * Records a refused sign-in. It leaves out an address without an account: people type their password there, and
 * attackers type anything.
 */
export async function auditRefusedSignIn(
  store: Store,
  { address }: RequestFacts,
  { email, hasHidden }: TypedEmail,
): Promise<void> {
  // No account has hidden characters, and PostgreSQL rejects some of them.
  const account = hasHidden ? undefined : await accountOf(store, email);
  const known = account?.isActive === false ? "inactive account" : "wrong password";
  const detail = account === undefined ? "unknown account" : known;
  await recordAudit(store, { kind: "sign-in.refused", subject: account?.email, address, result: "refused", detail });
}

/** Records that a limit was reached. Call it once per window. */
export async function auditLock(store: Store, { address }: RequestFacts, what: string, email?: string): Promise<void> {
  const account = email === undefined ? undefined : await accountOf(store, email);
  await recordAudit(store, { kind: "locked", subject: account?.email, address, result: "refused", detail: what });
}

async function accountOf({ db }: Store, email: string) {
  const [account] = await db
    .select({ email: users.email, isActive: users.isActive })
    .from(users)
    .where(eq(users.email, email));
  return account;
}
