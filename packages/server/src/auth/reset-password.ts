import { and, eq, gt, isNull } from "drizzle-orm";
import { FieldErrors } from "../core/field-errors";
import { sha256 } from "../core/secrets";
import type { Store } from "../db/context";
import { passwordResets } from "../db/tables/auth";
import { users } from "../db/tables/viewer";
import type { RequestFacts } from "../http/server-app";
import { passwordState } from "../mail/reset-mail";
import { Refusal } from "../texts/refusal";
import { recordAudit } from "./audit";
import { passwordProblems } from "./password-rules";
import { endSessions, sessionOwnerId } from "./sessions";
import type { PasswordHasher } from "./sign-in";

const keyFormat = /^[\da-z]{1,6}-[A-Za-z\d]{43}$/;

/** The account of a link that is still valid. */
export interface ResetAccount {
  readonly id: number;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly passwordHash: string | null;
}

/** The account that a link's key belongs to. Undefined if the link is used, expired, replaced or unknown. */
export async function findResetAccount({ db, clock }: Store, key: string): Promise<ResetAccount | undefined> {
  if (!keyFormat.test(key)) return undefined;
  const [found] = await db
    .select({
      state: passwordResets.passwordState,
      account: {
        id: users.id,
        email: users.email,
        firstName: users.firstName,
        lastName: users.lastName,
        passwordHash: users.passwordHash,
      },
    })
    .from(passwordResets)
    .innerJoin(users, and(eq(users.id, passwordResets.userId), users.isActive))
    .where(and(eq(passwordResets.tokenHash, await sha256(key)), gt(passwordResets.expiresAt, clock.now())));
  if (found === undefined) return undefined;
  return found.state === (await passwordState(found.account.passwordHash)) ? found.account : undefined;
}

/**
 * Sets the password of the link's account, uses up the link, and ends all sessions of the account.
 * @returns the account.
 * @throws {PortalError} `not-found` for a link that is not valid; `invalid` by field (`password`, `repeated`).
 */
export async function resetPassword(
  store: Store,
  facts: RequestFacts,
  passwords: PasswordHasher,
  { key, password, repeated }: { readonly key: string; readonly password: string; readonly repeated: string },
): Promise<ResetAccount> {
  const account = await findResetAccount(store, key);
  if (account === undefined) throw linkOver();
  const errors = new FieldErrors();
  if (password === "") errors.add("password", (t) => t.password.isMissing);
  else for (const problem of passwordProblems(password, account)) errors.add("password", problem);
  if (password !== repeated) errors.add("repeated", (t) => t.password.differ);
  errors.throwIfAny();
  const passwordHash = await passwords.hash(password);
  const tokenHash = await sha256(key);
  await store.db.transaction(async (tx) => {
    const now = store.clock.now();
    const used = await tx
      .delete(passwordResets)
      .where(and(eq(passwordResets.tokenHash, tokenHash), gt(passwordResets.expiresAt, now)))
      .returning({ userId: passwordResets.userId });
    if (used.length === 0) throw linkOver();
    const former = account.passwordHash;
    const isUnchanged = former === null ? isNull(users.passwordHash) : eq(users.passwordHash, former);
    const changed = await tx
      .update(users)
      .set({ passwordHash })
      .where(and(eq(users.id, account.id), users.isActive, isUnchanged))
      .returning({ id: users.id });
    if (changed.length === 0) throw linkOver();
    const audited = { db: tx, clock: store.clock };
    await recordAudit(audited, { kind: "password.reset", subject: account.email, address: facts.address });
    await endSessions(audited, eq(sessionOwnerId, account.id), { reason: "password reset", facts });
  });
  return account;
}

const linkOver = () => new Refusal("not-found", { status: 404, detail: (t) => t.password.resetLinkOver });
