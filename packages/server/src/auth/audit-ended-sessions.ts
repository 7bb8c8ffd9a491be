import { inArray } from "drizzle-orm";
import type { Store } from "../db/context";
import { users } from "../db/tables/viewer";
import type { RequestFacts } from "../http/server-app";
import { type AuditEvent, recordAudit } from "./audit";

/** Why sessions end, and who ended them. Without an `actor`, their owner did. */
export interface SessionEnd {
  readonly reason:
    | "signed out"
    | "ended on the sessions page"
    | "ended by the command line"
    | "replaced by a sign-in"
    | "password changed"
    | "password reset"
    | "account deactivated"
    | "expired";
  readonly actor?: string;
  readonly facts?: Pick<RequestFacts, "address">;
}

interface EndedSession {
  readonly id: number;
  readonly userId: number;
  readonly impersonatorId: number | null;
}

/**
 * Records the end of each session and of its impersonation. An expired session is not recorded itself, and its
 * impersonation ends without an actor.
 */
export async function auditEndedSessions(
  store: Store,
  ended: readonly EndedSession[],
  { reason, actor, facts }: SessionEnd,
): Promise<void> {
  const noted = ended.filter(({ impersonatorId }) => reason !== "expired" || impersonatorId !== null);
  if (noted.length === 0) return;
  const ids = new Set(noted.flatMap(({ userId, impersonatorId }) => [userId, impersonatorId ?? userId]));
  const accounts = await store.db
    .select({ id: users.id, email: users.email })
    .from(users)
    .where(inArray(users.id, [...ids]));
  const emails = new Map(accounts.map(({ id, email }) => [id, email]));
  const events = noted.flatMap(({ id, userId, impersonatorId }): AuditEvent[] => {
    const owner = emails.get(impersonatorId ?? userId);
    const by = { actor: reason === "expired" ? null : (actor ?? owner), address: facts?.address };
    const kind = reason === "signed out" ? "sign-out" : "session.ended";
    const end: AuditEvent = { kind, ...by, subject: owner, detail: `session ${id}: ${reason}` };
    if (impersonatorId === null) return [end];
    const impersonation: AuditEvent = {
      kind: "impersonation.ended",
      ...by,
      subject: emails.get(userId),
      detail: `of ${owner ?? "an administrator"}: ${reason}`,
    };
    return reason === "expired" ? [impersonation] : [impersonation, end];
  });
  await recordAudit(store, ...events);
}
