import type { BuildKind } from "@gatehouse/contract/builds";
import { eq } from "drizzle-orm";
import { type BuildJob, finishBuild, keepAlive, keepsFailedOutput, takeBuild, writeLog } from "../areas/builds";
import { addMs, type Clock } from "../core/clock";
import type { Store } from "../db/context";
import { commits } from "../db/tables/projects";
import { databaseFiles } from "../files/database-files";
import type { RecordedRun } from "./recordings";

export interface ReplayOptions extends Store {
  /** Finds the run to replay for a commit. */
  readonly findRun: (commit: { projectGuid: string; number: number }, kind: BuildKind) => Promise<RecordedRun>;
  /** Waits for this time. Defaults to real time. */
  readonly wait?: (ms: number) => Promise<void>;
}

export interface ReplayWorker {
  /** Runs every queued build, one after another. Pass it to the portal as `wakeWorker`. */
  wake(): Promise<void>;
  /** Resolves when no build is running. */
  idle(): Promise<void>;
  /** Starts no more builds, and abandons the running one. */
  close(): void;
}

/** How often output is written and a stop request is noticed. */
const beatMs = 500;

const realWait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/**
 * Runs builds where no toolchain can run. It replays recorded output at its original pace, through the same rules as a
 * real worker.
 */
export function createReplayWorker({ db, clock, findRun, wait = realWait }: ReplayOptions): ReplayWorker {
  let isClosed = false;
  let onClose = () => {};
  const closed = new Promise<void>((resolve) => (onClose = resolve));
  let working: Promise<void> | undefined;

  async function replay(job: BuildJob): Promise<void> {
    const [commit] = await db
      .select({ projectGuid: commits.projectGuid, number: commits.number })
      .from(commits)
      .where(eq(commits.id, job.commitId));
    if (commit === undefined) return;
    const run = await findRun(commit, job.kind);
    const startedAt = clock.now();
    // The pace may differ from the clock, but the build must still get its recorded duration.
    const clockAt = (ms: number): Clock => ({ now: () => addMs(startedAt, ms) });
    const say = (text: string) => writeLog(db, job, new TextEncoder().encode(text));
    for (let [ms, written] = [0, 0]; ms < run.durationMs;) {
      const next = Math.min(ms + beatMs, run.durationMs);
      await Promise.race([wait(next - ms), closed]);
      ms = next;
      if (isClosed) return;
      const order = await keepAlive({ db, clock }, job);
      if (order === "drop") return;
      const due = run.log.slice(written).filter(([atMs]) => atMs <= ms);
      written += due.length;
      if (due.length > 0) await say(due.map(([, text]) => text).join(""));
      if (order === "stop") {
        await say("\nStopped.\n");
        return finishBuild({ db, clock: clockAt(ms), files: databaseFiles }, job, { result: "ABORTED" });
      }
    }
    const ended = { db, clock: clockAt(run.durationMs), files: databaseFiles };
    await finishBuild(ended, job, await outcomeOf(run, job.kind, ended.clock.now()));
  }

  async function outcomeOf({ isSuccess, stats, image, output }: RecordedRun, kind: BuildKind, now: Date) {
    const store = (name: string, type: string, content: Uint8Array) =>
      databaseFiles.put(db, { name, type, content }, now);
    const hasOutput = isSuccess || keepsFailedOutput(kind);
    return {
      result: isSuccess ? ("SUCCESS" as const) : ("FAILURE" as const),
      stats,
      imageGuid: isSuccess && image ? await store("top.svg", "image/svg+xml", image) : undefined,
      outputGuid:
        hasOutput && output ? await store(output.name, "application/octet-stream", output.content) : undefined,
    };
  }

  async function work(): Promise<void> {
    for (;;) {
      if (isClosed) return;
      const job = await takeBuild({ db, clock });
      if (job === undefined) return;
      await replay(job);
    }
  }

  return {
    wake() {
      // If a run is in progress, it also takes builds that are queued meanwhile.
      working ??= work().finally(() => (working = undefined));
      // Queuing a build must not wait for the build to end.
      return Promise.resolve();
    },
    idle: () => working ?? Promise.resolve(),
    close() {
      isClosed = true;
      onClose();
    },
  };
}
