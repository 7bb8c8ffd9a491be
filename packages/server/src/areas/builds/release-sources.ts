import { and, eq, ne } from "drizzle-orm";
import type { Database } from "../../db/database";
import { builds } from "../../db/tables/builds";
import { commits, projects } from "../../db/tables/projects";
import type { Files } from "../../files/files";

/** Locks a commit. Everyone locks a commit before its builds, because different orders would deadlock. */
export async function lockCommit(tx: Database, commitId: number): Promise<void> {
  await tx.select({ id: commits.id }).from(commits).where(eq(commits.id, commitId)).for("update");
}

/**
 * Removes the sources from a commit whose builds have all ended, unless its project keeps them. For use in a
 * transaction that has locked the commit and ended a build.
 * @returns the guids of the files that the commit no longer has.
 */
export async function releaseSources(tx: Database, commitId: number): Promise<readonly string[]> {
  const unfinished = await tx.$count(builds, and(eq(builds.commitId, commitId), ne(builds.status, "finished")));
  if (unfinished > 0) return [];
  const [commit] = await tx
    .select({ sourcesGuid: commits.sourcesGuid, scfGuid: commits.scfGuid, keepsSources: projects.keepsSources })
    .from(commits)
    .innerJoin(projects, eq(projects.guid, commits.projectGuid))
    .where(eq(commits.id, commitId));
  if (commit === undefined || commit.keepsSources) return [];
  await tx.update(commits).set({ sourcesGuid: null, scfGuid: null }).where(eq(commits.id, commitId));
  return [commit.sourcesGuid, commit.scfGuid].filter((guid) => guid !== null);
}

/** Limits the values in one statement. */
const atOnce = 1_000;

/** Deletes unreferenced files. If their store is unavailable, the daily sweep deletes them later. */
export async function deleteReleased(db: Database, files: Files, guids: readonly string[]): Promise<void> {
  for (let at = 0; at < guids.length; at += atOnce)
    await files.delete(db, guids.slice(at, at + atOnce)).catch(() => undefined);
}
