import { and, eq, isNull, sql } from "drizzle-orm";
import { addMs, type Clock } from "../core/clock";
import type { Database } from "../db/database";
import { builds } from "../db/tables/builds";
import { commits } from "../db/tables/projects";
import { everyState } from "./builds";
import { demoSha } from "./projects";

const runningMs = 20_000;
const waitingMs = 5_000;

/**
 * Makes the demo's running and queued builds start now, whenever the demo was seeded. No worker runs the running one,
 * which would otherwise seem to have run for days.
 */
export async function startDemoBuilds(db: Database, clock: Clock): Promise<void> {
  const startedAt = addMs(clock.now(), -runningMs);
  const commit = db
    .select({ id: commits.id })
    .from(commits)
    .where(eq(commits.sha1, demoSha(everyState.project, everyState.number)));
  const unclaimed = and(sql`${builds.commitId} in ${commit}`, isNull(builds.aliveAt));
  await db
    .update(builds)
    .set({ createdAt: startedAt, startedAt })
    .where(and(unclaimed, eq(builds.status, "building")));
  await db
    .update(builds)
    .set({ createdAt: addMs(clock.now(), -waitingMs) })
    .where(and(unclaimed, eq(builds.status, "queued")));
}
