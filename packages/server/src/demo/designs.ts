import type { BuildKind } from "@gatehouse/contract/builds";
import { and, eq } from "drizzle-orm";
import { finishBuild, queueBuild, writeLog } from "../areas/builds";
import { storeCommit } from "../areas/projects";
import { addMs, type Clock, dayMs } from "../core/clock";
import { InternalError } from "../core/internal-error";
import type { Database } from "../db/database";
import { builds } from "../db/tables/builds";
import { projects } from "../db/tables/projects";
import { databaseFiles } from "../files/database-files";
import { demoGuid } from "./licenses";

/** What a toolchain made of a commit, recorded. */
export interface RecordedRun {
  readonly isSuccess: boolean;
  readonly durationMs: number;
  readonly log: string;
  /** `stats.json`, parsed. */
  readonly stats?: unknown;
  readonly image?: Uint8Array;
  readonly output?: { readonly name: string; readonly content: Uint8Array };
}

/** A design with the recorded results of its commits, the oldest first. */
export interface RecordedDesign {
  readonly name: string;
  readonly description: string;
  readonly board: string;
  readonly commits: readonly {
    readonly message: string;
    /** Contents by path. */
    readonly sources: ReadonlyMap<string, Uint8Array<ArrayBuffer>>;
    readonly build: RecordedRun;
    readonly simulation?: RecordedRun;
  }[];
}

const clockAt = (time: Date): Clock => ({ now: () => time });

/** Makes a project of each design. The newest commit of the first has one more build, which waits for a worker. */
export async function seedDesigns(
  db: Database,
  today: Date,
  ownerId: number,
  designs: readonly RecordedDesign[],
): Promise<void> {
  for (const [at, { name, description, board, commits }] of designs.entries()) {
    const timeOf = (order: number) => addMs(today, -((commits.length - order) * 6 + at) * dayMs + 11 * 3_600_000);
    const guid = demoGuid(24, at);
    const updatedAt = timeOf(commits.length - 1);
    await db.insert(projects).values({ guid, ownerId, name, description, board, createdAt: timeOf(0), updatedAt });
    for (const [order, commit] of commits.entries()) {
      const time = timeOf(order);
      const project = { guid, ownerId, number: order + 1 };
      const { id } = await storeCommit({ db, clock: clockAt(time) }, databaseFiles, project, commit);
      await seedRun(db, id, "build", time, commit.build);
      if (commit.simulation !== undefined) await seedRun(db, id, "simulation", time, commit.simulation);
      if (at === 0 && order === commits.length - 1) await queueBuild({ db, clock: clockAt(today) }, id, "build");
    }
  }
}

async function seedRun(db: Database, commitId: number, kind: BuildKind, time: Date, run: RecordedRun): Promise<void> {
  const number = await queueBuild({ db, clock: clockAt(time) }, commitId, kind);
  const [build] = await db
    .update(builds)
    .set({ status: "building", attempts: 1, startedAt: time })
    .where(and(eq(builds.commitId, commitId), eq(builds.kind, kind), eq(builds.number, number)))
    .returning({ id: builds.id });
  if (build === undefined) throw new InternalError("The build was not written");
  const job = { id: build.id, kind, commitId, sourcesGuid: null, attempt: 1 };
  await writeLog(db, job, new TextEncoder().encode(run.log));
  const store = (name: string, type: string, content: Uint8Array | undefined) =>
    content && databaseFiles.put(db, { name, type, content }, time);
  await finishBuild({ db, clock: clockAt(addMs(time, run.durationMs)) }, job, {
    result: run.isSuccess ? "SUCCESS" : "FAILURE",
    stats: run.stats,
    imageGuid: await store("top.svg", "image/svg+xml", run.image),
    outputGuid: await store(run.output?.name ?? "", "application/octet-stream", run.output?.content),
  });
}
