import { and, inArray, lt } from "drizzle-orm";
import { addMs, dayMs } from "../core/clock";
import type { Store } from "../db/context";
import { impersonatedWrites, impersonations } from "../db/tables/auth";
import { recordAudit } from "./audit";

const deletedAtOnce = 100;

/**
 * Deletes impersonations that ended before the audit log's retention period, with their writes, in batches, and records
 * how many it deleted. An open impersonation is kept, however old it is.
 */
export async function deleteOldImpersonations({ db, clock }: Store, keptDays: number): Promise<number> {
  const until = addMs(clock.now(), -keptDays * dayMs);
  // `startedAt` has the index. It precedes the end, so the condition excludes nothing more.
  const isOld = and(lt(impersonations.startedAt, until), lt(impersonations.endedAt, until));
  let deleted = 0;
  for (;;) {
    const rows = await db.transaction(async (tx) => {
      const part = await tx
        .select({ id: impersonations.id })
        .from(impersonations)
        .where(isOld)
        .orderBy(impersonations.startedAt)
        .limit(deletedAtOnce);
      if (part.length === 0) return 0;
      const ids = part.map(({ id }) => id);
      await tx.delete(impersonatedWrites).where(inArray(impersonatedWrites.impersonationId, ids));
      const gone = await tx
        .delete(impersonations)
        .where(inArray(impersonations.id, ids))
        .returning({ id: impersonations.id });
      const noun = gone.length === 1 ? "impersonation" : "impersonations";
      const detail = `${gone.length} ${noun} older than ${keptDays} days`;
      // Another process may have deleted the rows first.
      if (gone.length > 0) await recordAudit({ db: tx, clock }, { kind: "audit.deleted", detail });
      return part.length;
    });
    deleted += rows;
    if (rows < deletedAtOnce) return deleted;
  }
}
