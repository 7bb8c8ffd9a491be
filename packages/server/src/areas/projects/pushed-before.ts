import type { BuildKind } from "@gatehouse/contract/builds";
import { and, eq, ne, or } from "drizzle-orm";
import type { Database } from "../../db/database";
import { builds } from "../../db/tables/builds";
import { commits, projects } from "../../db/tables/projects";

/** A commit whose content is pushed again. */
export interface KnownCommit {
  readonly id: number;
  readonly number: number;
  readonly hasSources: boolean;
  /** Builds and simulations to run. */
  readonly queue: readonly BuildKind[];
  /** Whether something is to read its sources, or its project keeps them. */
  readonly needsSources: boolean;
}

/** The commit of a project with this content. What has succeeded or is to run is not queued again. */
export async function findKnownCommit(
  db: Database,
  projectGuid: string,
  sha1: string,
  kinds: readonly BuildKind[],
): Promise<KnownCommit | undefined> {
  const [found] = await db
    .select({
      id: commits.id,
      number: commits.number,
      sourcesGuid: commits.sourcesGuid,
      keepsSources: projects.keepsSources,
    })
    .from(commits)
    .innerJoin(projects, eq(projects.guid, commits.projectGuid))
    .where(and(eq(commits.projectGuid, projectGuid), eq(commits.sha1, sha1)));
  if (found === undefined) return undefined;
  const { id, number, sourcesGuid, keepsSources } = found;
  const isSettled = or(ne(builds.status, "finished"), eq(builds.result, "SUCCESS"));
  const settled = await db
    .select({ kind: builds.kind, status: builds.status })
    .from(builds)
    .where(and(eq(builds.commitId, id), isSettled));
  const queue = kinds.filter((kind) => settled.every((build) => build.kind !== kind));
  const isToRun = queue.length > 0 || settled.some(({ status }) => status !== "finished");
  return { id, number, hasSources: sourcesGuid !== null, queue, needsSources: keepsSources || isToRun };
}

/** The same in a transaction. None of its builds ends meanwhile. */
export async function lockKnownCommit(
  tx: Database,
  projectGuid: string,
  sha1: string,
  kinds: readonly BuildKind[],
): Promise<KnownCommit | undefined> {
  const isKnown = and(eq(commits.projectGuid, projectGuid), eq(commits.sha1, sha1));
  await tx.select({ id: commits.id }).from(commits).where(isKnown).for("update");
  return findKnownCommit(tx, projectGuid, sha1, kinds);
}

/** Whether there is nothing to do for a commit that is pushed again. */
export const isComplete = ({ hasSources, queue, needsSources }: KnownCommit) =>
  queue.length === 0 && (hasSources || !needsSources);
