import { eq, inArray, lt } from "drizzle-orm";
import { addMs, dayMs } from "../core/clock";
import type { Store } from "../db/context";
import { audit } from "../db/tables/audit";

/** Every kind of row of the audit log, in the order in which the back office lists them. */
export const auditKinds = [
  "sign-in",
  "sign-in.refused",
  "locked",
  "unlocked",
  "sign-out",
  "session.ended",
  "impersonation.started",
  "impersonation.ended",
  "password.changed",
  "password.refused",
  "password.reset",
  "account.created",
  "account.deactivated",
  "account.reactivated",
  "role.added",
  "role.removed",
  "command",
  "audit.deleted",
] as const;

export type AuditKind = (typeof auditKinds)[number];

export interface AuditEvent {
  readonly kind: AuditKind;
  /** The email of the account who did it, or the user of the command line. */
  readonly actor?: string | null;
  /** The email of the account that it was done to. Never what somebody typed: that may be a password in the wrong field. */
  readonly subject?: string | null;
  readonly address?: string | null;
  /** `done` by default; null for a command that has begun. */
  readonly result?: (typeof audit.$inferInsert)["result"];
  /** A few plain words. Never a secret or a free text. */
  readonly detail?: string;
}

const longestText = 254;

/**
 * Writes rows of the audit log. Pass the transaction of the change itself: nothing is then done without its row.
 * @returns the ids of the rows.
 */
export async function recordAudit({ db, clock }: Store, ...events: readonly AuditEvent[]): Promise<readonly number[]> {
  if (events.length === 0) return [];
  const at = clock.now();
  const cut = (text: string | null | undefined) => text?.slice(0, longestText) ?? null;
  const rows = await db
    .insert(audit)
    .values(
      events.map(({ kind, actor, subject, address, result = "done", detail = "" }) => ({
        at,
        kind,
        actor: cut(actor),
        subject: cut(subject),
        address: cut(address),
        result,
        detail: detail.slice(0, longestText),
      })),
    )
    .returning({ id: audit.id });
  return rows.map(({ id }) => id);
}

/** Notes how a command ended that was recorded as it began. */
export async function closeAudit(
  { db }: Pick<Store, "db">,
  id: number,
  result: "done" | "refused" | "failed",
): Promise<void> {
  await db.update(audit).set({ result }).where(eq(audit.id, id));
}

const deletedAtOnce = 1_000;

/** Deletes the rows that are older than the retention period, a part at a time, and records how many there were. */
export async function deleteOldAudit({ db, clock }: Store, keptDays: number): Promise<number> {
  const isOld = lt(audit.at, addMs(clock.now(), -keptDays * dayMs));
  let deleted = 0;
  for (;;) {
    const part = db.select({ id: audit.id }).from(audit).where(isOld).orderBy(audit.at, audit.id).limit(deletedAtOnce);
    const rows = await db.transaction(async (tx) => {
      const gone = await tx.delete(audit).where(inArray(audit.id, part)).returning({ id: audit.id });
      const detail = `${gone.length} rows older than ${keptDays} days`;
      if (gone.length > 0) await recordAudit({ db: tx, clock }, { kind: "audit.deleted", detail });
      return gone.length;
    });
    deleted += rows;
    if (rows < deletedAtOnce) return deleted;
  }
}
