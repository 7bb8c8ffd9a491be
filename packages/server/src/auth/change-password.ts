import { PortalError } from "@gatehouse/contract";
import { and, eq, isNull, ne } from "drizzle-orm";
import { FieldErrors } from "../core/field-errors";
import type { Context } from "../db/context";
import { sessions } from "../db/tables/auth";
import { users } from "../db/tables/viewer";
import type { RequestFacts } from "../http/server-app";
import { Refusal } from "../texts/refusal";
import { recordAudit } from "./audit";
import { longestPassword, passwordProblems } from "./password-rules";
import { endSessions, rotateSession, sessionOwnerId, sessionTokenHash } from "./sessions";
import type { PasswordHasher } from "./sign-in";

export interface PasswordChange {
  /** Ignored for an account without a password. */
  readonly current: string;
  readonly password: string;
  readonly repeated: string;
}

/** Whether the account has a password to sign in with. */
export async function hasUsablePassword({ db, viewer }: Context): Promise<boolean> {
  const [user] = await db.select({ passwordHash: users.passwordHash }).from(users).where(eq(users.id, viewer.id));
  return user?.passwordHash != null;
}

/**
 * Changes the viewer's password, or sets the first one. The account's other sessions end. This session gets a new
 * token.
 * @returns the cookie of the new token.
 * @throws {PortalError} `invalid` by field (`current`, `password`, `repeated`); `forbidden` while impersonating.
 */
export async function changePassword(
  context: Context,
  facts: RequestFacts,
  passwords: PasswordHasher,
  input: PasswordChange,
): Promise<string> {
  const { db, viewer, clock } = context;
  if (viewer.impersonatedBy !== null) throw new PortalError("forbidden", { status: 403 });
  const [user] = await db.select().from(users).where(eq(users.id, viewer.id));
  const former = user?.passwordHash ?? null;
  const errors = new FieldErrors();
  // If the current password is wrong, don't check the new one: its messages could help to guess the current one.
  if (former !== null && !(await passwords.verify(former, input.current.slice(0, longestPassword)))) {
    const account = { actor: viewer.email, subject: viewer.email, address: facts.address };
    await recordAudit(context, { kind: "password.refused", ...account, result: "refused", detail: "wrong password" });
    errors.add("current", (t) => t.password.currentIsWrong);
  }
  errors.throwIfAny();
  if (input.password === "") errors.add("password", (t) => t.password.isMissing);
  else
    for (const problem of passwordProblems(input.password, {
      ...viewer,
      firstName: user?.firstName,
      lastName: user?.lastName,
    }))
      errors.add("password", problem);
  if (former !== null && input.password === input.current) errors.add("password", (t) => t.password.isTheSame);
  if (input.password !== input.repeated) errors.add("repeated", (t) => t.password.differ);
  errors.throwIfAny();
  const passwordHash = await passwords.hash(input.password);
  const tokenHash = (await sessionTokenHash(facts)) ?? "";
  return db.transaction(async (tx) => {
    const unchanged = former === null ? isNull(users.passwordHash) : eq(users.passwordHash, former);
    const changed = await tx
      .update(users)
      .set({ passwordHash })
      .where(and(eq(users.id, viewer.id), unchanged))
      .returning({ id: users.id });
    if (changed.length === 0)
      throw new Refusal("invalid", { fields: { current: [(t) => t.password.changedMeanwhile] } });
    const account = { actor: viewer.email, subject: viewer.email, address: facts.address };
    await recordAudit({ db: tx, clock }, { kind: "password.changed", ...account });
    const others = and(eq(sessionOwnerId, viewer.id), ne(sessions.tokenHash, tokenHash));
    await endSessions({ db: tx, clock }, others, { reason: "password changed", facts });
    return rotateSession(tx, facts);
  });
}
