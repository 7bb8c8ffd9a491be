import { and, eq, isNotNull, lt } from "drizzle-orm";
import { addMs } from "../../core/clock";
import type { Store } from "../../db/context";
import { builds } from "../../db/tables/builds";
import { appendLog } from "./logs/log-chunks";
import type { BuildStore } from "./queue";
import { deleteReleased, lockCommit, releaseSources } from "./release-sources";
import { lostAfterMs } from "./rules";

/** The most times that a build is started if its workers die. */
const maxAttempts = 2;

/**
 * Takes over builds whose worker has stopped responding. They return to the queue. A build ends if it was asked to stop
 * or has used up its attempts.
 * @returns the number of lost builds.
 */
export async function recoverLostBuilds(store: BuildStore): Promise<number> {
  const isLost = and(
    eq(builds.status, "building"),
    isNotNull(builds.aliveAt),
    lt(builds.aliveAt, addMs(store.clock.now(), -lostAfterMs)),
  );
  let count = 0;
  const lost = await store.db.select({ id: builds.id, commitId: builds.commitId }).from(builds).where(isLost);
  for (const { id, commitId } of lost) {
    const released = await store.db.transaction(async (db) => {
      await lockCommit(db, commitId);
      const [build] = await db
        .select()
        .from(builds)
        .where(and(eq(builds.id, id), isLost))
        .for("update", { skipLocked: true });
      if (build === undefined) return [];
      count += 1;
      return recoverBuild({ ...store, db }, build);
    });
    await deleteReleased(store.db, store.files, released);
  }
  return count;
}

/**
 * For use in a transaction.
 * @returns the source files that the commit no longer has.
 */
async function recoverBuild(
  { db, clock }: Store,
  { id, commitId, attempts, stoppingAt }: typeof builds.$inferSelect,
): Promise<readonly string[]> {
  const isOver = stoppingAt !== null || attempts >= maxAttempts;
  const line = isOver
    ? "The worker stopped responding."
    : "The worker stopped responding. Another one will start over.";
  await appendLog(db, id, new TextEncoder().encode(`\n${line}\n`));
  await db
    .update(builds)
    .set(
      isOver
        ? { status: "finished", result: stoppingAt === null ? "FAILURE" : "ABORTED", finishedAt: clock.now() }
        : { status: "queued", aliveAt: null },
    )
    .where(eq(builds.id, id));
  return isOver ? releaseSources(db, commitId) : [];
}
