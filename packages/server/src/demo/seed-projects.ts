import { addMs, dayMs } from "../core/clock";
import type { Database } from "../db/database";
import { commits, projects, tags } from "../db/tables/projects";
import { demoCommitNumber, demoProjectGuid, demoProjects, demoSha, demoTagGuid } from "./projects";

const customer = "customer@example.com";

/** Inserts the projects with their commits and tags. */
export async function seedProjects(db: Database, today: Date, userId: (email: string) => number): Promise<void> {
  const timeOf = (daysAgo: number, hour = 9) => addMs(today, -daysAgo * dayMs + hour * 3_600_000);
  for (const project of demoProjects) {
    const { name, owner = customer, board, description = "", forkOf, keepsSources = true, olderCommits = 0 } = project;
    const guid = demoProjectGuid(name);
    const ownerId = userId(owner);
    // As in the portal, a push and a tag update a project, but a build does not.
    const updates = project.commits.map(({ daysAgo, taggedDaysAgo = daysAgo }) => taggedDaysAgo);
    const newest = updates.length === 0 ? 20 : Math.min(...updates);
    const oldest = project.commits[0]?.daysAgo ?? 20;
    await db.insert(projects).values({
      guid,
      ownerId,
      name,
      description,
      board,
      keepsSources,
      forkedFromGuid: forkOf === undefined ? null : demoProjectGuid(forkOf),
      commitsCount: olderCommits + project.commits.length,
      tagsCount: project.commits.flatMap((commit) => commit.tags ?? []).length,
      forksCount: demoProjects.filter((other) => other.forkOf === name).length,
      createdAt: timeOf(oldest + 1 + olderCommits / 8),
      updatedAt: timeOf(newest, 17),
    });
    const older = Array.from({ length: olderCommits }, (_, at) => ({
      projectGuid: guid,
      ownerId,
      number: at + 1,
      sha1: demoSha(name, at + 1),
      message: `Try threshold ${at + 1}`,
      createdAt: timeOf(oldest + (olderCommits - at) / 8),
    }));
    for (let at = 0; at < older.length; at += 500) await db.insert(commits).values(older.slice(at, at + 500));
    for (const [at, commit] of project.commits.entries()) {
      const number = demoCommitNumber(project, at);
      const createdAt = timeOf(commit.daysAgo, 10);
      const [row] = await db
        .insert(commits)
        .values({
          projectGuid: guid,
          ownerId,
          number,
          sha1: demoSha(name, number),
          message: commit.message,
          createdAt,
        })
        .returning({ id: commits.id });
      const names = commit.tags ?? [];
      if (row !== undefined && names.length > 0)
        await db.insert(tags).values(
          names.map((tag) => ({
            guid: demoTagGuid(project.name, tag),
            projectGuid: guid,
            commitId: row.id,
            name: tag,
            message: tag === "v2.4" ? "Ran in the November beam time." : "",
            createdAt: addMs(timeOf(commit.taggedDaysAgo ?? commit.daysAgo, 10), 60_000),
          })),
        );
    }
  }
}
