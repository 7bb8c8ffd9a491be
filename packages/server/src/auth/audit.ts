import { eq, inArray, lt } from "drizzle-orm";
import { addMs, dayMs } from "../core/clock";
import type { Store } from "../db/context";
import { audit } from "../db/tables/audit";

/** Every kind of audit row, in the order of the back office's filter. */
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
  /** The email of the affected account. Never typed text, because that may be a password in the wrong field. */
  readonly subject?: string | null;
  readonly address?: string | null;
  /** Defaults to `done`. Null for a command that has started and not ended. */
  readonly result?: (typeof audit.$inferInsert)["result"];
  /** A few plain words. Never a secret or free text. */
  readonly detail?: string;
}

const longestText = 254;

/**
 * Writes rows of the audit log. Pass the transaction of the change, so that no change commits without its row.
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

/** Sets the result of a command that was recorded when it started. */
export async function closeAudit(
  { db }: Pick<Store, "db">,
  id: number,
  result: "done" | "refused" | "failed",
): Promise<void> {
  await db.update(audit).set({ result }).where(eq(audit.id, id));
}

const deletedAtOnce = 1_000;

/** Deletes the rows that are older than the retention period in batches, and records how many it deleted. */
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
