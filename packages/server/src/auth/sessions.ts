import { and, eq, gt, inArray, isNull, lte, or, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { addMs, dayMs, minuteMs } from "../core/clock";
import { randomText, sha256 } from "../core/secrets";
import type { Store, Viewer } from "../db/context";
import { type Database, prepared } from "../db/database";
import { impersonations, sessions } from "../db/tables/auth";
import { groups, userGroups, users } from "../db/tables/viewer";
import { cookie, readCookie } from "../http/cookies";
import type { Identity, RequestFacts, ServerSettings } from "../http/server-app";
import { recordAudit } from "./audit";
import { auditEndedSessions, type SessionEnd } from "./audit-ended-sessions";

export const sessionCookie = "sessionid";
const idleMs = 14 * dayMs;
const tokenFormat = /^[A-Za-z0-9]{43}$/;

const impersonators = alias(users, "impersonators");

/** The owner of a session. A session that impersonates belongs to the administrator, not to the target. */
export const sessionOwnerId = sql<number>`coalesce(${sessions.impersonatorId}, ${sessions.userId})`;

// Impersonation ends as soon as the administrator is inactive or not a superuser, or the target becomes a superuser.
const mayStaySignedIn = or(
  isNull(sessions.impersonatorId),
  and(impersonators.isActive, impersonators.isSuperuser, sql`not ${users.isSuperuser}`),
);

// Drizzle omits the table in a single-table query, and `id` would then be the group's. So always write the table.
const userId = sql`${users}.${sql.identifier(users.id.name)}`;

/** The names of an account's groups, as one array value. */
export const groupNames = sql<string[]>`(
  select coalesce(array_agg(${groups.name} order by ${groups.name}), '{}')
  from ${userGroups} join ${groups} on ${groups.id} = ${userGroups.groupId} where ${userGroups.userId} = ${userId}
)`;

const findSession = prepared((db) =>
  db
    .select({
      id: sessions.id,
      createdAt: sessions.createdAt,
      lastSeenAt: sessions.lastSeenAt,
      expiresAt: sessions.expiresAt,
      viewer: {
        id: users.id,
        email: users.email,
        isSuperuser: users.isSuperuser,
        groups: groupNames,
        impersonatedBy: impersonators.email,
      },
    })
    .from(sessions)
    .innerJoin(users, and(eq(users.id, sessions.userId), users.isActive))
    .leftJoin(impersonators, eq(impersonators.id, sessions.impersonatorId))
    .where(
      and(
        eq(sessions.tokenHash, sql.placeholder("tokenHash")),
        gt(sessions.expiresAt, sql.placeholder("now")),
        gt(sessions.createdAt, sql.placeholder("createdAfter")),
        mayStaySignedIn,
      ),
    )
    .prepare("find_session"),
);

type Sessions = Store & Pick<ServerSettings, "sessionLifetimeMs">;

/**
 * Finds the session of the request's cookie. It expires 14 days after its last use, extended at most once a day, and
 * never later than `sessionLifetimeMs` after sign-in.
 */
export async function identifyBySession(
  { db, clock, sessionLifetimeMs }: Sessions,
  facts: RequestFacts,
): Promise<Identity | undefined> {
  const token = readSessionToken(facts);
  if (token === undefined) return undefined;
  const now = clock.now();
  const tokenHash = await sha256(token);
  const [session] = await findSession(db).execute({ tokenHash, now, createdAfter: addMs(now, -sessionLifetimeMs) });
  if (session === undefined) return undefined;
  const { id: sessionId, viewer }: { readonly id: number; readonly viewer: Viewer } = session;
  if (now.getTime() - session.lastSeenAt.getTime() < minuteMs) return { viewer, sessionId, setCookies: [] };
  const expiresAt = expiryOf(session.createdAt, now, sessionLifetimeMs);
  const isRenewed =
    session.expiresAt.getTime() - now.getTime() < idleMs - dayMs && expiresAt.getTime() !== session.expiresAt.getTime();
  await db
    .update(sessions)
    .set({ lastSeenAt: now, ip: facts.address, ...(isRenewed ? { expiresAt } : {}) })
    .where(eq(sessions.id, sessionId));
  return {
    viewer,
    sessionId,
    setCookies: isRenewed ? [tokenCookie(token, facts, expiresAt.getTime() - now.getTime())] : [],
  };
}

/** Opens a session under a new token, and ends the browser's previous one, to prevent session fixation. */
export async function startSession(
  { db, clock, sessionLifetimeMs }: Sessions,
  facts: RequestFacts,
  userId: number,
): Promise<string> {
  const now = clock.now();
  const expiresAt = expiryOf(now, now, sessionLifetimeMs);
  const token = newSessionToken();
  const former = await sessionTokenHash(facts);
  await db.transaction(async (tx) => {
    if (former !== undefined)
      await endSessions({ db: tx, clock }, eq(sessions.tokenHash, former), { reason: "replaced by a sign-in", facts });
    const over = tx
      .select({ id: sessions.id })
      .from(sessions)
      .where(lte(sessions.expiresAt, now))
      .limit(100)
      .for("update", { skipLocked: true });
    await endSessions({ db: tx, clock }, inArray(sessions.id, over), { reason: "expired" });
    await tx.insert(sessions).values({
      tokenHash: await sha256(token),
      userId,
      ip: facts.address,
      createdAt: now,
      lastSeenAt: now,
      expiresAt,
      userAgent: (facts.request.headers.get("User-Agent") ?? "").slice(0, 500),
    });
    // Email to the account uses this language.
    const { language } = facts;
    const isKnown = facts.request.headers.has("Accept-Language");
    const [user] = await tx
      .update(users)
      .set({ lastLoginAt: now, ...(isKnown && { language }) })
      .where(eq(users.id, userId))
      .returning({ email: users.email });
    const account = { actor: user?.email, subject: user?.email };
    await recordAudit({ db: tx, clock }, { kind: "sign-in", ...account, address: facts.address });
  });
  return tokenCookie(token, facts, expiresAt.getTime() - now.getTime());
}

/** Ends the request's session and its impersonation, if any. Returns the cookie that clears it. */
export async function endSession({ db, clock }: Store, facts: RequestFacts): Promise<string> {
  const tokenHash = await sessionTokenHash(facts);
  if (tokenHash !== undefined)
    await db.transaction((tx) =>
      endSessions({ db: tx, clock }, eq(sessions.tokenHash, tokenHash), { reason: "signed out", facts }),
    );
  return cookie(sessionCookie, "", { maxAgeS: 0, isSecure: facts.isSecure, isHttpOnly: true });
}

/**
 * Ends sessions in the caller's transaction, and returns their ids. Only this function may delete sessions: it also
 * closes and records their impersonations.
 */
export async function endSessions(
  { db: tx, clock }: Store,
  which: SQL | undefined,
  end: SessionEnd,
): Promise<readonly number[]> {
  const ended = await tx.delete(sessions).where(which).returning({
    id: sessions.id,
    userId: sessions.userId,
    impersonatorId: sessions.impersonatorId,
    expiresAt: sessions.expiresAt,
  });
  const now = clock.now();
  for (const { id, impersonatorId, expiresAt } of ended) {
    if (impersonatorId === null) continue;
    const endedAt = expiresAt < now ? expiresAt : now;
    await tx
      .update(impersonations)
      .set({ endedAt })
      .where(and(eq(impersonations.sessionId, id), isNull(impersonations.endedAt)));
  }
  await auditEndedSessions({ db: tx, clock }, ended, end);
  return ended.map(({ id }) => id);
}

/** Gives the request's session a new token and applies `change`. Returns the cookie. */
export async function rotateSession(
  tx: Database,
  facts: RequestFacts,
  change: Partial<typeof sessions.$inferInsert> = {},
): Promise<string> {
  const token = newSessionToken();
  const tokenHash = (await sessionTokenHash(facts)) ?? "";
  await tx
    .update(sessions)
    .set({ ...change, tokenHash: await sha256(token) })
    .where(eq(sessions.tokenHash, tokenHash));
  return tokenCookie(token, facts);
}

/** The key that the request's session is stored under. */
export async function sessionTokenHash(facts: RequestFacts): Promise<string | undefined> {
  const token = readSessionToken(facts);
  return token && sha256(token);
}

function newSessionToken(): string {
  return randomText(43, "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789");
}

function readSessionToken(facts: Pick<RequestFacts, "request" | "isSecure">): string | undefined {
  const token = readCookie(facts, sessionCookie);
  return token !== undefined && tokenFormat.test(token) ? token : undefined;
}

function expiryOf(createdAt: Date, now: Date, lifetimeMs: number): Date {
  return new Date(Math.min(now.getTime() + idleMs, createdAt.getTime() + lifetimeMs));
}

/** The cookie may outlive its session. The server checks the expiry. */
function tokenCookie(token: string, { isSecure }: RequestFacts, maxAgeMs = idleMs): string {
  return cookie(sessionCookie, token, { maxAgeS: Math.ceil(maxAgeMs / 1_000), isSecure, isHttpOnly: true });
}
