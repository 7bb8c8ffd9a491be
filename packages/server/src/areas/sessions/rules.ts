import { PortalError } from "@gatehouse/contract";
import type { ProductSession, WebSession } from "@gatehouse/contract/sessions";
import { and, desc, eq, gt, inArray, type Placeholder, sql } from "drizzle-orm";
import { endSessions, sessionOwnerId } from "../../auth/sessions";
import type { Context } from "../../db/context";
import { prepared } from "../../db/database";
import { type ListPage, wholeList } from "../../db/paging";
import { sessions } from "../../db/tables/auth";
import { productSessions } from "../../db/tables/sessions";
import type { RequestFacts } from "../../http/server-app";
import { Refusal } from "../../texts/refusal";
import type { Say } from "../../texts/refusals.messages";

const viewerId = sql.placeholder("viewerId");

// A session that impersonates the account belongs to the administrator. The account can neither see nor end it.
const isOwn = (ownerId: number | Placeholder, now: Date | Placeholder) =>
  and(eq(sessionOwnerId, ownerId), gt(sessions.expiresAt, now));

const findWeb = prepared((db) =>
  db
    .select()
    .from(sessions)
    .where(isOwn(viewerId, sql.placeholder("now")))
    .orderBy(desc(sessions.lastSeenAt), desc(sessions.id))
    .prepare("web_sessions"),
);

const findProduct = prepared((db) =>
  db
    .select()
    .from(productSessions)
    .where(eq(productSessions.userId, viewerId))
    .orderBy(sql`${productSessions.lastSeenAt} desc nulls last`, desc(productSessions.id))
    .prepare("product_sessions"),
);

const toEpoch = (time: Date) => time.getTime() / 1_000;

/** The viewer's browser sessions, most recently used first. `currentId` is the current session. */
export async function listWebSessions({ db, viewer, clock }: Context, currentId: number | null): Promise<WebSession[]> {
  const rows = await findWeb(db).execute({ viewerId: viewer.id, now: clock.now() });
  return rows.map((row) => ({
    id: row.id,
    user_agent: row.userAgent,
    ip: row.ip,
    created_at: toEpoch(row.createdAt),
    last_seen_at: toEpoch(row.lastSeenAt),
    is_current: row.id === currentId,
  }));
}

/**
 * Ends web sessions of the viewer, all of the given ones or none.
 * @throws {PortalError} `invalid` if the list is empty, or a session belongs to another account or has ended.
 */
export async function endWebSessions(
  { db, viewer, clock }: Context,
  facts: RequestFacts,
  ids: readonly number[],
): Promise<void> {
  if (ids.length === 0) throw refusal((t) => t.field.required);
  await db.transaction(async (tx) => {
    const now = clock.now();
    const own = await tx
      .select({ id: sessions.id })
      .from(sessions)
      .where(isOwn(viewer.id, now))
      .orderBy(sessions.id)
      .for("update");
    const known = new Set(own.map(({ id }) => id));
    const stranger = ids.find((id) => !known.has(id));
    if (stranger !== undefined) throw refusal((t) => t.sessions.notAChoice(stranger));
    const actor = viewer.impersonatedBy ?? viewer.email;
    const end = { reason: "ended on the sessions page", actor, facts } as const;
    await endSessions({ db: tx, clock }, inArray(sessions.id, [...new Set(ids)]), end);
  });
}

function refusal(message: Say): PortalError {
  return new Refusal("invalid", { status: 400, fields: { sessions: [message] } });
}

/** The viewer's product sessions, most recently used first. */
export async function listProductSessions({ db, viewer }: Context): Promise<ListPage<ProductSession>> {
  const rows = await findProduct(db).execute({ viewerId: viewer.id });
  return wholeList(
    rows.map((row) => ({
      id: row.id,
      username: row.username,
      ipv4_address: row.ipv4Address,
      created_at: row.createdAt.toISOString(),
      last_seen: row.lastSeenAt?.toISOString() ?? null,
    })),
  );
}

const wholeNumber = /^[1-9]\d{0,8}$/;

/** @throws {PortalError} `not-found` for a session that belongs to another account or has ended. */
export async function endProductSession({ db, viewer }: Context, sessionId: string): Promise<void> {
  if (!wholeNumber.test(sessionId)) throw new PortalError("not-found");
  const ended = await db
    .delete(productSessions)
    .where(and(eq(productSessions.id, Number(sessionId)), eq(productSessions.userId, viewer.id)))
    .returning({ id: productSessions.id });
  if (ended.length === 0) throw new PortalError("not-found");
}
