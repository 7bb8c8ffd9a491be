import { logDays } from "@gatehouse/contract/builds";
import { and, inArray, isNotNull, lt } from "drizzle-orm";
import { addMs, dayMs } from "../../../core/clock";
import { builds, logChunks } from "../../../db/tables/builds";
import type { BuildStore } from "../queue";
import { deleteReleased } from "../release-sources";

/** Deletes logs of builds past the log retention period. The builds and their results stay. */
export async function deleteOldLogs({ db, clock, files }: BuildStore): Promise<void> {
  const isOld = lt(builds.createdAt, addMs(clock.now(), -logDays * dayMs));
  const old = db.select({ id: builds.id }).from(builds).where(isOld);
  await db.delete(logChunks).where(inArray(logChunks.buildId, old));
  const stored = await db
    .select({ guid: builds.logGuid })
    .from(builds)
    .where(and(isOld, isNotNull(builds.logGuid)));
  // Deleting a file also removes the reference to it.
  await deleteReleased(
    db,
    files,
    stored.flatMap(({ guid }) => guid ?? []),
  );
}
