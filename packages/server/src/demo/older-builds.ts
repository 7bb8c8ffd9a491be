import { and, asc, eq, inArray, lte, sql } from "drizzle-orm";
import { figuresOf, readStats } from "../areas/builds";
import { addMs } from "../core/clock";
import type { Database } from "../db/database";
import { builds } from "../db/tables/builds";
import { commits, projects } from "../db/tables/projects";
import { demoProjectGuid, demoProjects, olderRecording } from "./projects";
import { findRecording, type RecordedDesign } from "./recordings";

/** Adds a build to each older commit. They are too old to have logs, and reuse a few recordings. */
export async function seedOlderBuilds(db: Database, designs: readonly RecordedDesign[]): Promise<void> {
  for (const { name, olderCommits = 0 } of demoProjects) {
    if (olderCommits === 0) continue;
    const projectGuid = demoProjectGuid(name);
    const isOlder = and(eq(commits.projectGuid, projectGuid), lte(commits.number, olderCommits));
    const rows = await db.select().from(commits).where(isOlder).orderBy(asc(commits.number));
    for (let at = 0; at < rows.length; at += 500)
      await db.insert(builds).values(rows.slice(at, at + 500).map((row) => olderBuild(row, designs)));
    for (const recording of new Set(rows.map(({ number }) => olderRecording(number)))) {
      const stats = readStats(findRecording(designs, recording)?.build.stats);
      if (stats === null) continue;
      const numbers = rows.map(({ number }) => number).filter((number) => olderRecording(number) === recording);
      await db
        .update(commits)
        .set(figuresOf(stats))
        .where(and(eq(commits.projectGuid, projectGuid), inArray(commits.number, numbers)));
    }
    await db
      .update(projects)
      .set({ buildsCount: sql`${projects.buildsCount} + ${rows.length}` })
      .where(eq(projects.guid, projectGuid));
  }
}

function olderBuild(
  { id, ownerId, number, createdAt }: typeof commits.$inferSelect,
  designs: readonly RecordedDesign[],
): typeof builds.$inferInsert {
  const run = findRecording(designs, olderRecording(number))?.build;
  const stats = readStats(run?.stats);
  const queuedAt = addMs(createdAt, 30_000);
  const startedAt = addMs(queuedAt, 4_000);
  return {
    commitId: id,
    ownerId,
    kind: "build",
    number: 1,
    status: "finished",
    result: (run?.isSuccess ?? true) ? "SUCCESS" : "FAILURE",
    // Leave out the paths, which are most of the data.
    stats: stats && { ...stats, paths: undefined },
    createdAt: queuedAt,
    startedAt,
    finishedAt: addMs(startedAt, run?.durationMs ?? 10_000),
  };
}
