import { logDays } from "@gatehouse/contract/builds";
import { inArray, lt } from "drizzle-orm";
import { addMs, dayMs } from "../../core/clock";
import type { Store } from "../../db/context";
import { builds, logChunks } from "../../db/tables/builds";

/** Deletes logs of builds past the log retention period. The builds and their results stay. */
export async function deleteOldLogs({ db, clock }: Store): Promise<void> {
  const old = db
    .select({ id: builds.id })
    .from(builds)
    .where(lt(builds.createdAt, addMs(clock.now(), -logDays * dayMs)));
  await db.delete(logChunks).where(inArray(logChunks.buildId, old));
}
