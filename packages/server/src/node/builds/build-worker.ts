import {
  type BuildJob,
  type BuildResult,
  finishBuild,
  keepAlive,
  keepsFailedOutput,
  moveLogs,
  returnBuild,
  takeBuild,
} from "../../areas/builds";
import type { Store } from "../../db/context";
import { isDatabaseUnavailable } from "../../db/database-unavailable";
import type { Files } from "../../files/files";
import { type BuildLimits, readBuildLimits } from "./build-limits";
import { createBuildLog } from "./build-log";
import { outlastOutage } from "./outlast-outage";
import { readResults } from "./read-results";
import { type CommandEnd, runCommand } from "./run-command";
import { checkRoom, makeWorkspace, removeOldWorkspaces, type Workspace } from "./workspace";

export interface BuildWorkerOptions extends Store, Partial<BuildLimits> {
  readonly files: Files;
  /**
   * The toolchain's program and first arguments, to which the worker adds `build SOURCES OUT` or `simulate SOURCES
   * OUT`.
   */
  readonly toolchain: readonly string[];
}

export interface BuildWorker {
  /**
   * Runs the next queued build to its end. Fails without taking one if this machine has no room for it.
   * @returns whether there was one.
   */
  runNext(): Promise<boolean>;
  /** Stops the running commands, returns their builds to the queue, and starts no others. */
  close(): Promise<void>;
}

/** Short enough that a stop feels immediate, and far below the time after which a build counts as lost. */
const beatMs = 1_000;
const verbs = { build: "build", simulation: "simulate" } as const;

/** Runs builds with the toolchain's command. */
export function createBuildWorker(options: BuildWorkerOptions): BuildWorker {
  const { db, files, toolchain, timeoutMs, memoryBytes, maxLogBytes } = { ...readBuildLimits({}), ...options };
  const abandoned = new AbortController();
  const underWay = new Set<Promise<boolean>>();

  async function run(job: BuildJob): Promise<void> {
    const log = createBuildLog(db, job, maxLogBytes);
    const stop = new AbortController();
    let isDropped = false;
    const drop = () => {
      isDropped = true;
      stop.abort();
    };
    abandoned.signal.addEventListener("abort", drop);
    const beat = setInterval(() => {
      void keepAlive(options, job).then(
        (order) => {
          if (order === "drop") drop();
          else if (order === "stop") stop.abort();
        },
        () => undefined,
      );
    }, beatMs);
    let workspace: Workspace | undefined;
    try {
      const archive = job.sourcesGuid === null ? undefined : await files.open(db, job.sourcesGuid);
      if (archive === undefined) {
        await log.say("The source files of this commit are deleted.");
        await log.close();
        return await finishBuild(options, job, { result: "FAILURE" });
      }
      workspace = await makeWorkspace(new Uint8Array(await new Response(archive.stream).arrayBuffer()));
      const { folder, sources, out } = workspace;
      const end = await runCommand({
        command: [...toolchain, verbs[job.kind], sources, out],
        cwd: folder,
        onOutput: log.write,
        signal: stop.signal,
        timeoutMs,
        memoryBytes,
      });
      if (isDropped) {
        await log.close();
        return await returnBuild(options, job);
      }
      const note = end === "failed" && log.isEmpty() ? silentFailure : notes(end, timeoutMs, memoryBytes);
      if (note !== undefined) await log.say(note);
      const { stats, image, output, notes: more } = await readResults(out);
      for (const line of more) await log.say(line);
      await log.close();
      const now = options.clock.now();
      const hasFailed = end === "failed" || end === "crashed";
      const hasOutput = end === "done" || (hasFailed && keepsFailedOutput(job.kind));
      const outcome = {
        result: results[end],
        stats,
        outputGuid: hasOutput && output ? await files.put(db, output, now) : undefined,
        imageGuid: end === "done" && image ? await files.put(db, image, now) : undefined,
      };
      await outlastOutage(() => finishBuild(options, job, outcome));
    } catch (error) {
      // If the database fails for long, leave the build: it counts as lost after a while, and another worker restarts it.
      if (!isDropped && !isDatabaseUnavailable(error)) {
        await log.say(trouble);
        await log.close().catch(() => undefined);
        await finishBuild(options, job, { result: "FAILURE" });
      }
      throw error;
    } finally {
      clearInterval(beat);
      abandoned.signal.removeEventListener("abort", drop);
      await workspace?.remove();
    }
  }

  async function takeAndRun(): Promise<boolean> {
    await removeOldWorkspaces(Date.now() - 2 * timeoutMs).catch(() => undefined);
    // A worker that fails every build at once would soon have failed those of all other workers too.
    await checkRoom();
    // While it closes, a worker must not take a build that it has just returned.
    if (abandoned.signal.aborted) return false;
    const job = await takeBuild(options);
    if (job === undefined) return false;
    if (abandoned.signal.aborted) {
      await returnBuild(options, job);
      return false;
    }
    await run(job);
    await moveLogs(options, { id: job.id });
    return true;
  }

  return {
    async runNext() {
      if (abandoned.signal.aborted) return false;
      const running = takeAndRun();
      underWay.add(running);
      return running.finally(() => underWay.delete(running));
    },
    async close() {
      abandoned.abort();
      await Promise.allSettled(underWay);
    },
  };
}

const trouble = "We couldn't run this build because of a problem on our side. Push the commit again later.";

const silentFailure =
  "The toolchain failed without a message. Push the commit again, or contact support if it fails again.";

const results: Readonly<Record<CommandEnd, BuildResult>> = {
  done: "SUCCESS",
  failed: "FAILURE",
  crashed: "FAILURE",
  stopped: "ABORTED",
  "too-long": "FAILURE",
  "too-much-memory": "FAILURE",
};

function notes(end: CommandEnd, timeoutMs: number, memoryBytes: number): string | undefined {
  if (end === "stopped") return "Stopped.";
  if (end === "crashed") return "The toolchain crashed. Push the commit again, or contact support if it crashes again.";
  const minutes = Math.round(timeoutMs / 60_000);
  if (end === "too-long") return `Ended after ${minutes} ${minutes === 1 ? "minute" : "minutes"}, the time limit.`;
  if (end === "too-much-memory") return `Ended at ${Math.round(memoryBytes / 2 ** 20)} MB, the memory limit.`;
  return undefined;
}
