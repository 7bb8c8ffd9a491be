import { normalizeEmail } from "@gatehouse/contract/viewer";
import { and, desc, eq, gt, inArray, or } from "drizzle-orm";
import { recordAudit } from "../auth/audit";
import type { SessionEnd } from "../auth/audit-ended-sessions";
import { endSessions, groupNames, sessionOwnerId } from "../auth/sessions";
import type { Store } from "../db/context";
import { matchesSearch } from "../db/matches-search";
import { sessions } from "../db/tables/auth";
import { users } from "../db/tables/viewer";

/** A store with the name of the command line's user. */
export interface Operator extends Store {
  /** The command line's user as the audit log names them. */
  readonly by: string;
}

type Account = Pick<typeof users.$inferSelect, "id" | "email" | "isActive" | "isSuperuser" | "passwordHash">;

/**
 * Changes an account in a transaction that locks it.
 * @returns undefined if no account has the address.
 */
export async function changeAccount<Value>(
  operator: Operator,
  email: string,
  change: (operator: Operator, account: Account) => Promise<Value>,
): Promise<Value | undefined> {
  return operator.db.transaction(async (tx) => {
    const [account] = await tx
      .select()
      .from(users)
      .where(eq(users.email, normalizeEmail(email)))
      .for("update");
    return account && change({ ...operator, db: tx }, account);
  });
}

/** All matching accounts, sorted by email address. */
export async function listAccounts({ db }: Store, search: string | undefined, isInactiveOnly: boolean) {
  const found = matchesSearch(search, users.email, users.firstName, users.lastName, users.institute);
  return db
    .select({
      email: users.email,
      isActive: users.isActive,
      isSuperuser: users.isSuperuser,
      hasSupportPlus: users.hasSupportPlus,
      groups: groupNames,
      lastLoginAt: users.lastLoginAt,
    })
    .from(users)
    .where(isInactiveOnly ? and(found, eq(users.isActive, false)) : found)
    .orderBy(users.email);
}

/**
 * Allows an account to sign in, or forbids it. Deactivating ends its sessions, and those of administrators who act as
 * it.
 */
export async function setAccountActive(operator: Operator, email: string, isActive: boolean) {
  return changeAccount(operator, email, async (store, { id, email: subject, isActive: wasActive }) => {
    if (wasActive === isActive) return { isChanged: false, endedSessions: 0 };
    await store.db.update(users).set({ isActive }).where(eq(users.id, id));
    const kind = isActive ? "account.reactivated" : "account.deactivated";
    await recordAudit(store, { kind, actor: store.by, subject });
    const ended = isActive ? [] : await endAll(store, id, "account deactivated");
    return { isChanged: true, endedSessions: ended.length };
  });
}

/** Sets a password, and ends the account's sessions. */
export async function setAccountPassword(operator: Operator, email: string, passwordHash: string) {
  return changeAccount(operator, email, async (store, { id, email: subject }) => {
    await store.db.update(users).set({ passwordHash }).where(eq(users.id, id));
    await recordAudit(store, { kind: "password.changed", actor: store.by, subject, detail: "by the command line" });
    const own = eq(sessionOwnerId, id);
    const ended = await endSessions(store, own, { reason: "password changed", actor: store.by });
    return { endedSessions: ended.length };
  });
}

/** An account's sessions, most recently used first. */
export async function listAccountSessions({ db, clock }: Store, accountId: number) {
  return db
    .select()
    .from(sessions)
    .where(and(eq(sessionOwnerId, accountId), gt(sessions.expiresAt, clock.now())))
    .orderBy(desc(sessions.lastSeenAt), desc(sessions.id));
}

/**
 * Ends an account's sessions: those with the given ids, or all.
 * @returns the ids of the ended sessions; undefined if no account has the address.
 */
export async function endAccountSessions(operator: Operator, email: string, ids: readonly number[] | undefined) {
  return changeAccount(operator, email, (store, { id }) => {
    const which = ids === undefined ? undefined : inArray(sessions.id, [...ids]);
    const end: SessionEnd = { reason: "ended by the command line", actor: store.by };
    return endSessions(store, and(eq(sessionOwnerId, id), which), end);
  });
}

function endAll(store: Operator, accountId: number, reason: SessionEnd["reason"]): Promise<readonly number[]> {
  const which = or(eq(sessions.userId, accountId), eq(sessions.impersonatorId, accountId));
  return endSessions(store, which, { reason, actor: store.by });
}
