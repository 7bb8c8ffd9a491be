import { PortalError } from "@gatehouse/contract";
import { and, eq, isNull, sql } from "drizzle-orm";
import type { Context } from "../db/context";
import type { Database } from "../db/database";
import { impersonatedWrites, impersonations, sessions } from "../db/tables/auth";
import { users } from "../db/tables/viewer";
import type { RequestFacts } from "../http/server-app";
import { recordAudit } from "./audit";
import { rotateSession, sessionTokenHash } from "./sessions";

/** The accounts that an administrator may act as: active, and not superusers. */
const isImpersonable = and(users.isActive, eq(users.isSuperuser, false));

/**
 * Moves the administrator's session to another account, under a new token, and opens its impersonation record. The
 * session still belongs to the administrator. The target's own sessions are unaffected.
 * @throws {PortalError} `forbidden` if impersonation may not start, `not-found` for an account that nobody may act as.
 */
export async function startImpersonation(
  { db, viewer, clock }: Context,
  facts: RequestFacts,
  targetId: number,
): Promise<string> {
  if (!viewer.isSuperuser || viewer.impersonatedBy !== null) throw new PortalError("forbidden", { status: 403 });
  const startedAt = clock.now();
  return db.transaction(async (tx) => {
    const session = await lockSession(tx, facts);
    if (session?.userId !== viewer.id || session.impersonatorId !== null)
      throw new PortalError("forbidden", { status: 403 });
    const [target] = await tx
      .select({ id: users.id, email: users.email })
      .from(users)
      .where(and(eq(users.id, targetId), isImpersonable));
    if (target === undefined) throw new PortalError("not-found");
    await tx.insert(impersonations).values({
      sessionId: session.id,
      administratorId: viewer.id,
      administratorEmail: viewer.email,
      targetId: target.id,
      targetEmail: target.email,
      ip: facts.address,
      startedAt,
    });
    const named = { actor: viewer.email, subject: target.email, address: facts.address };
    await recordAudit({ db: tx, clock }, { kind: "impersonation.started", ...named });
    return rotateSession(tx, facts, { userId: target.id, impersonatorId: viewer.id });
  });
}

/**
 * Moves the session back to the administrator, under a new token. Returns undefined if the session impersonates nobody.
 */
export async function stopImpersonation(
  { db, clock }: Pick<Context, "db" | "clock">,
  facts: RequestFacts,
): Promise<string | undefined> {
  return db.transaction(async (tx) => {
    const session = await lockSession(tx, facts);
    if (session === undefined || session.impersonatorId === null) return undefined;
    const [ended] = await tx
      .update(impersonations)
      .set({ endedAt: clock.now() })
      .where(and(eq(impersonations.sessionId, session.id), isNull(impersonations.endedAt)))
      .returning();
    const named = { actor: ended?.administratorEmail, subject: ended?.targetEmail, address: facts.address };
    await recordAudit({ db: tx, clock }, { kind: "impersonation.ended", ...named, detail: "stopped" });
    return rotateSession(tx, facts, { userId: session.impersonatorId, impersonatorId: null });
  });
}

/** Records a write if the request's session impersonates, and returns the record's id. */
export async function recordWrite(
  { db, clock }: Pick<Context, "db" | "clock">,
  facts: RequestFacts,
  requestId: string,
): Promise<number | undefined> {
  const tokenHash = await sessionTokenHash(facts);
  if (tokenHash === undefined) return undefined;
  const session = db.select({ id: sessions.id }).from(sessions).where(eq(sessions.tokenHash, tokenHash));
  const [open] = await db
    .select({ id: impersonations.id })
    .from(impersonations)
    // A subquery finds the row by index. A join may read every open impersonation.
    .where(and(eq(impersonations.sessionId, sql`(${session})`), isNull(impersonations.endedAt)));
  if (open === undefined) return undefined;
  const { method, url } = facts.request;
  const values = {
    impersonationId: open.id,
    at: clock.now(),
    method,
    path: new URL(url).pathname.slice(0, 2_000),
    requestId,
  };
  const [write] = await db.insert(impersonatedWrites).values(values).returning({ id: impersonatedWrites.id });
  return write?.id;
}

/** Records the status of the response to a recorded write. */
export async function closeWrite({ db }: Pick<Context, "db">, id: number, status: number): Promise<void> {
  await db.update(impersonatedWrites).set({ status }).where(eq(impersonatedWrites.id, id));
}

async function lockSession(tx: Database, facts: RequestFacts) {
  const tokenHash = await sessionTokenHash(facts);
  if (tokenHash === undefined) return undefined;
  const [session] = await tx.select().from(sessions).where(eq(sessions.tokenHash, tokenHash)).for("update");
  return session;
}
