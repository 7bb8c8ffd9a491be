import { type BuildKind, type BuildStats, logDays } from "@gatehouse/contract/builds";
import { eq, sql } from "drizzle-orm";
import {
  addSteps,
  appendLog,
  type BuildResult,
  figuresOf,
  keepsFailedOutput,
  noStats,
  readStats,
  withFailures,
} from "../areas/builds";
import { storeSources } from "../areas/projects";
import { addMs, dayMs } from "../core/clock";
import type { Database } from "../db/database";
import { builds } from "../db/tables/builds";
import { commits, projects } from "../db/tables/projects";
import { databaseFiles } from "../files/database-files";
import { demoCommitNumber, type DemoProject, demoProjectGuid, demoProjects, demoSha } from "./projects";
import { findRecording, logUntil, type RecordedCommit, type RecordedDesign, type RecordedRun } from "./recordings";

/** A build or simulation of a demo commit. */
interface DemoBuild {
  readonly kind: BuildKind;
  /** Some servers report `UNSTABLE` for a build that misses its clock. */
  readonly state: BuildResult | "UNSTABLE" | "queued" | "building";
  readonly run: RecordedRun | undefined;
  /** The completed part of the run, from 0 to 1. */
  readonly part?: number;
  readonly createdAt: Date;
}

type PlannedBuild = Omit<DemoBuild, "createdAt">;

/** The project and the commit number that have builds in every state. The first is older than logs are kept. */
export const everyState = { project: "Muon telescope trigger", number: 9 } as const;

/** Later builds of one commit: of its own sources, and of variants that were tried on it. */
function inEveryState(designs: readonly RecordedDesign[], commit: RecordedCommit | undefined): readonly PlannedBuild[] {
  const [renamed, faster] = [1, 2].map((number) => findRecording(designs, `muon-trigger-trials/${number}`));
  const verbose = findRecording(designs, "pattern-match/1");
  return [
    { kind: "build", state: "FAILURE", run: renamed?.build },
    { kind: "build", state: "ABORTED", run: commit?.build, part: 0.4 },
    { kind: "build", state: "UNSTABLE", run: faster?.build },
    { kind: "build", state: "SUCCESS", run: verbose?.build },
    { kind: "build", state: "SUCCESS", run: commit?.build },
    { kind: "build", state: "building", run: commit?.build, part: 0.6 },
    { kind: "build", state: "queued", run: undefined },
    { kind: "simulation", state: "FAILURE", run: faster?.simulation },
    { kind: "simulation", state: "SUCCESS", run: commit?.simulation },
  ];
}

function buildsOf(commit: RecordedCommit | undefined): readonly PlannedBuild[] {
  const ended = (kind: BuildKind, run: RecordedRun | undefined): PlannedBuild => ({
    kind,
    state: (run?.isSuccess ?? true) ? "SUCCESS" : "FAILURE",
    run,
  });
  return [
    ended("build", commit?.build),
    ...(commit?.simulation === undefined ? [] : [ended("simulation", commit.simulation)]),
  ];
}

/** The builds that start with the push, and those of the day on which the commit is built again. */
function scheduled(
  { daysAgo, rebuiltDaysAgo }: DemoProject["commits"][number],
  pushedAt: Date,
  first: readonly PlannedBuild[],
  later = first,
): readonly DemoBuild[] {
  const queued = (time: Date, builds: readonly PlannedBuild[]) =>
    builds.map((build, order) => ({ ...build, createdAt: addMs(time, order * 300_000 + 30_000) }));
  const pushed = queued(pushedAt, first);
  if (rebuiltDaysAgo === undefined) return pushed;
  return [...pushed, ...queued(addMs(pushedAt, (daysAgo - rebuiltDaysAgo) * dayMs), later)];
}

/** Inserts the builds and simulations of the demo's commits, with their logs and files. */
export async function seedBuilds(db: Database, today: Date, designs: readonly RecordedDesign[]): Promise<void> {
  for (const project of demoProjects)
    for (const at of project.commits.keys()) await seedCommit(db, today, designs, project, at);
}

async function seedCommit(
  db: Database,
  today: Date,
  designs: readonly RecordedDesign[],
  project: DemoProject,
  at: number,
): Promise<void> {
  const commit = project.commits[at];
  const number = demoCommitNumber(project, at);
  const sha = demoSha(project.name, number);
  const [row] = await db.select().from(commits).where(eq(commits.sha1, sha));
  if (row === undefined || commit === undefined) return;
  const recording = findRecording(designs, commit.recording);
  const { hasSources = true, hasImage = true } = commit;
  const store = { db, clock: { now: () => row.createdAt } };
  if (hasSources && recording !== undefined)
    await db
      .update(commits)
      .set(await storeSources(store, databaseFiles, sha, recording.sources))
      .where(eq(commits.id, row.id));
  const image = hasImage && recording?.build.isSuccess ? recording.build.image : undefined;
  if (image !== undefined) {
    const imageGuid = await databaseFiles.put(
      db,
      { name: "top.svg", type: "image/svg+xml", content: image },
      row.createdAt,
    );
    await db.update(commits).set({ imageGuid }).where(eq(commits.id, row.id));
  }
  const stats = recording?.build.isSuccess ? readStats(recording.build.stats) : null;
  if (stats !== null) await db.update(commits).set(figuresOf(stats)).where(eq(commits.id, row.id));
  const isEveryState = project.name === everyState.project && number === everyState.number;
  const own = buildsOf(recording);
  const made = isEveryState
    ? scheduled(commit, row.createdAt, own.slice(0, 1), inEveryState(designs, recording))
    : scheduled(commit, row.createdAt, own);
  for (const order of made.keys()) await seedBuild(db, today, row, made, order);
  await db
    .update(projects)
    .set({ buildsCount: sql`${projects.buildsCount} + ${made.filter(({ kind }) => kind === "build").length}` })
    .where(eq(projects.guid, demoProjectGuid(project.name)));
}

/** The figures of a build. An unfinished one only has the steps that its log contains. */
function statsOf({ state, run, part = 1 }: PlannedBuild, ms: number): BuildStats | null {
  if (state === "queued" || run === undefined) return null;
  const steps = addSteps([], logUntil(run, ms));
  const stats = part === 1 ? readStats(run.stats) : null;
  return stats === null ? { ...noStats, steps } : withFailures(stats, steps);
}

/** The duration of a build without a recording. */
const unrecordedMs = 10_000;

async function seedBuild(
  db: Database,
  today: Date,
  commit: typeof commits.$inferSelect,
  made: readonly DemoBuild[],
  order: number,
): Promise<void> {
  const build = made[order];
  if (build === undefined) return;
  const { kind, state, run, part = 1, createdAt } = build;
  const isFinished = state !== "queued" && state !== "building";
  const startedAt = state === "queued" ? null : addMs(createdAt, 4_000);
  const ms = Math.round((run?.durationMs ?? unrecordedMs) * part);
  const hasOutput = state === "SUCCESS" || (state === "FAILURE" && keepsFailedOutput(kind));
  const output = hasOutput ? run?.output : undefined;
  const outputGuid =
    output && (await databaseFiles.put(db, { ...output, type: "application/octet-stream" }, createdAt));
  const [row] = await db
    .insert(builds)
    .values({
      commitId: commit.id,
      ownerId: commit.ownerId,
      kind,
      number: made.slice(0, order + 1).filter((other) => other.kind === kind).length,
      status: isFinished ? "finished" : state,
      result: isFinished ? state : null,
      stats: kind === "build" ? statsOf(build, ms) : null,
      outputGuid,
      createdAt,
      startedAt,
      finishedAt: isFinished && startedAt !== null ? addMs(startedAt, ms) : null,
    })
    .returning({ id: builds.id });
  const isKept = today.getTime() - createdAt.getTime() < logDays * dayMs;
  if (row === undefined || run === undefined || !isKept) return;
  const log = `${logUntil(run, ms)}${state === "ABORTED" ? "\nStopped.\n" : ""}`;
  await appendLog(db, row.id, new TextEncoder().encode(log));
}
