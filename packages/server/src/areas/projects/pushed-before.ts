import type { BuildKind } from "@gatehouse/contract/builds";
import { and, eq, ne, or } from "drizzle-orm";
import type { Database } from "../../db/database";
import { builds } from "../../db/tables/builds";
import { commits, projects } from "../../db/tables/projects";

/** An existing commit with the same content as a push. */
export interface KnownCommit {
  readonly id: number;
  readonly number: number;
  readonly hasSources: boolean;
  /** The builds and simulations to queue. */
  readonly queue: readonly BuildKind[];
  /** Whether a pending build needs its sources, or the project keeps them. */
  readonly needsSources: boolean;
}

/** Finds a project's commit by its content. Builds that have succeeded or are pending aren't queued again. */
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

/** Like {@link findKnownCommit}, but locks the commit, so that none of its builds ends during the transaction. */
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

/** Whether a repeated push has nothing to do. */
export const isComplete = ({ hasSources, queue, needsSources }: KnownCommit) =>
  queue.length === 0 && (hasSources || !needsSources);
