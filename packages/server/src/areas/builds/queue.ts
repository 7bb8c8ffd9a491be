import type { BuildKind } from "@gatehouse/contract/builds";
import { and, asc, eq, max, sql } from "drizzle-orm";
import { InternalError } from "../../core/internal-error";
import type { Store } from "../../db/context";
import type { Database } from "../../db/database";
import { builds } from "../../db/tables/builds";
import { commits, projects } from "../../db/tables/projects";
import type { Files } from "../../files/files";
import { figuresOf, hasNewerSuccess, readStats } from "./commit-figures";
import { appendLog, lastPosition } from "./logs/log-chunks";
import { addSteps, withFailures } from "./logs/log-steps";
import { deleteReleased, lockCommit, releaseSources } from "./release-sources";
import { noStats } from "./rules";

/** The advisory lock for choosing the next build. */
const turnsLock = 4_180_002;

export type BuildResult = "SUCCESS" | "FAILURE" | "ABORTED";

/**
 * Whether a failed run keeps its output. A simulation's waves show why it failed, but part of a bitstream is useless.
 */
export const keepsFailedOutput = (kind: BuildKind): boolean => kind === "simulation";

/** A build that a worker has taken. */
export interface BuildJob {
  readonly id: number;
  readonly kind: BuildKind;
  readonly commitId: number;
  /** The archive of the commit's source files. Null once they are deleted. */
  readonly sourcesGuid: string | null;
  /** Counted from 1. */
  readonly attempt: number;
}

/**
 * Queues a build of a commit. For use in a transaction.
 * @returns its number.
 */
export async function queueBuild({ db, clock }: Store, commitId: number, kind: BuildKind): Promise<number> {
  const [commit] = await db.select().from(commits).where(eq(commits.id, commitId)).for("update");
  if (commit === undefined) throw new InternalError("The commit of a build is gone");
  const [last] = await db
    .select({ number: max(builds.number) })
    .from(builds)
    .where(and(eq(builds.commitId, commitId), eq(builds.kind, kind)));
  const number = (last?.number ?? 0) + 1;
  await db
    .insert(builds)
    .values({ commitId, ownerId: commit.ownerId, kind, number, status: "queued", createdAt: clock.now() });
  if (kind === "build")
    await db
      .update(projects)
      .set({ buildsCount: sql`${projects.buildsCount} + 1` })
      .where(eq(projects.guid, commit.projectGuid));
  return number;
}

/**
 * Takes the next build from the queue and marks it as running. Undefined if none is queued. Accounts take turns: first
 * the one with the fewest running builds, then the one whose last build started longest ago. A build that no worker has
 * ever run, such as one of the demo, doesn't count as running.
 */
export async function takeBuild({ db, clock }: Store): Promise<BuildJob | undefined> {
  const running = sql`(select count(*) from ${builds} r where r.owner_id = ${builds.ownerId} and r.status = 'building' and r.alive_at is not null)`;
  const lastStart = sql`(select max(s.started_at) from ${builds} s where s.owner_id = ${builds.ownerId})`;
  return db.transaction(async (tx) => {
    // Choose one at a time. Workers that choose simultaneously would all choose the same account.
    await tx.execute(sql`select pg_advisory_xact_lock(${turnsLock})`);
    const [next] = await tx
      .select()
      .from(builds)
      .where(eq(builds.status, "queued"))
      .orderBy(running, sql`${lastStart} nulls first`, asc(builds.createdAt), asc(builds.id))
      .limit(1)
      .for("update", { skipLocked: true });
    if (next === undefined) return undefined;
    const { id, kind, commitId } = next;
    const attempt = next.attempts + 1;
    const now = clock.now();
    await tx
      .update(builds)
      .set({ status: "building", startedAt: next.startedAt ?? now, aliveAt: now, attempts: attempt, stats: null })
      .where(eq(builds.id, id));
    const [commit] = await tx
      .select({ sourcesGuid: commits.sourcesGuid })
      .from(commits)
      .where(eq(commits.id, commitId));
    return { id, kind, commitId, attempt, sourcesGuid: commit?.sourcesGuid ?? null };
  });
}

/** Tells a worker what to do with the build that it runs. */
export type Order = "go on" | "stop" | "drop";

/**
 * Reports that a worker still runs a build, and returns the next action: continue, stop on request, or drop it because
 * it no longer exists or another worker has it.
 */
export async function keepAlive({ db, clock }: Store, { id, attempt }: BuildJob): Promise<Order> {
  const [build] = await db
    .update(builds)
    .set({ aliveAt: clock.now() })
    .where(isHeld({ id, attempt }))
    .returning({ stoppingAt: builds.stoppingAt });
  if (build === undefined) return "drop";
  return build.stoppingAt === null ? "go on" : "stop";
}

/**
 * Appends a build's output and records its steps, unless another worker has the build.
 * @param lines - The whole lines in which to find its steps. Defaults to the output.
 * @param after - The log's `lastPosition` before the first attempt, so that a repeated attempt appends it only once.
 * @returns whether it was appended.
 */
export async function writeLog(
  db: Database,
  job: BuildJob,
  bytes: Uint8Array<ArrayBuffer>,
  lines: string = new TextDecoder().decode(bytes),
  after?: number,
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const [held] = await tx.select({ stats: builds.stats }).from(builds).where(isHeld(job)).for("update");
    if (held === undefined) return false;
    if (after !== undefined && (await lastPosition(tx, job.id)) > after) return true;
    await appendLog(tx, job.id, bytes);
    const { steps } = held.stats ?? noStats;
    const known = job.kind === "build" ? addSteps(steps, lines) : steps;
    if (known !== steps)
      await tx
        .update(builds)
        .set({ stats: { ...noStats, steps: known } })
        .where(eq(builds.id, job.id));
    return true;
  });
}

export interface Outcome {
  readonly result: BuildResult;
  /** The toolchain's `stats.json`, not checked yet. */
  readonly stats?: unknown;
  readonly outputGuid?: string;
  readonly imageGuid?: string;
}

/** The database, the clock, and the store of sources and results. */
export type BuildStore = Store & { readonly files: Files };

/**
 * Ends a build with its result. Its steps, and which of them failed, come from the log. A successful build gives its
 * commit the figures and the picture, unless a newer success has. The last build to end deletes the commit's sources,
 * unless the project keeps them.
 */
export async function finishBuild({ db, clock, files }: BuildStore, job: BuildJob, outcome: Outcome): Promise<void> {
  const released = await db.transaction(async (tx) => {
    await lockCommit(tx, job.commitId);
    const { result, outputGuid, imageGuid } = outcome;
    const [held] = await tx.select({ stats: builds.stats }).from(builds).where(isHeld(job)).for("update");
    const read = readStats(outcome.stats);
    const stats = read && withFailures(read, held?.stats?.steps ?? []);
    const finished = await tx
      .update(builds)
      .set({ status: "finished", result, outputGuid, finishedAt: clock.now(), ...(stats === null ? {} : { stats }) })
      .where(isHeld(job))
      .returning({ number: builds.number });
    const number = finished[0]?.number;
    if (number === undefined) return [];
    const changes = {
      ...(stats === null ? {} : figuresOf(stats)),
      ...(imageGuid === undefined ? {} : { imageGuid }),
    };
    const sources = await releaseSources(tx, job.commitId);
    if (job.kind !== "build" || result !== "SUCCESS" || Object.keys(changes).length === 0) return sources;
    if (await hasNewerSuccess(tx, job.commitId, number))
      return [...sources, ...(imageGuid === undefined ? [] : [imageGuid])];
    await tx.update(commits).set(changes).where(eq(commits.id, job.commitId));
    return sources;
  });
  await deleteReleased(db, files, released);
}

/**
 * Returns a build to the queue because its worker shuts down. A build that was asked to stop ends instead. The attempt
 * doesn't count.
 */
export async function returnBuild({ db, clock, files }: BuildStore, job: BuildJob): Promise<void> {
  const released = await db.transaction(async (tx) => {
    await lockCommit(tx, job.commitId);
    const [held] = await tx.select({ stoppingAt: builds.stoppingAt }).from(builds).where(isHeld(job)).for("update");
    if (held === undefined) return [];
    const isOver = held.stoppingAt !== null;
    const line = isOver ? "Stopped." : "The worker is shutting down. Another one will start over.";
    await appendLog(tx, job.id, new TextEncoder().encode(`\n${line}\n`));
    await tx
      .update(builds)
      .set(
        isOver
          ? { status: "finished", result: "ABORTED", finishedAt: clock.now() }
          : { status: "queued", aliveAt: null, attempts: job.attempt - 1 },
      )
      .where(isHeld(job));
    return isOver ? releaseSources(tx, job.commitId) : [];
  });
  await deleteReleased(db, files, released);
}

/** The number of queued builds. */
export async function countQueuedBuilds({ db }: Pick<Store, "db">): Promise<number> {
  return db.$count(builds, eq(builds.status, "queued"));
}

const isHeld = ({ id, attempt }: Pick<BuildJob, "id" | "attempt">) =>
  and(eq(builds.id, id), eq(builds.status, "building"), eq(builds.attempts, attempt));
