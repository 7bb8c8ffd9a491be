import { explainWaiting } from "../../areas/builds";
import { systemClock } from "../../core/clock";
import type { Files } from "../../files/files";
import { redactError } from "../../http/redact-error";
import type { Config } from "../config";
import type { OpenedDatabase } from "../open-database";
import { setUpError } from "../set-up-error";
import { StartupError } from "../startup-error";

/** Runs builds in this process, or wakes the processes that do. */
export interface Workshop {
  wake(): Promise<void>;
  /** Returns running builds to the queue. */
  close(): Promise<void>;
}

/**
 * Opens the build jobs and their upkeep, even without a worker. Runs builds as well, unless the process only serves
 * requests. A server without a toolchain has no jobs, and `upkeep.ts` does their upkeep.
 */
export async function openWorkshop(
  config: Pick<Config, "role" | "toolchain" | "buildLimits" | "databaseUrl" | "databaseTimeoutMs">,
  { db, pglite }: OpenedDatabase,
  files: Files,
): Promise<Workshop> {
  const { role, toolchain, buildLimits, databaseUrl, databaseTimeoutMs: timeoutMs } = config;
  if (toolchain === undefined && role === "worker")
    throw new StartupError("GATEHOUSE_ROLE is worker, so GATEHOUSE_TOOLCHAIN has to name the program that builds.");
  if (toolchain === undefined && role === "all")
    return { wake: () => explainWaiting({ db }), close: () => Promise.resolve() };
  const [{ openBuildJobs }, { createBuildWorker }] = await Promise.all([
    import("./build-jobs"),
    import("./build-worker"),
  ]);
  const store = { db, clock: systemClock };
  const where = pglite === undefined ? { databaseUrl: databaseUrl ?? "", timeoutMs } : { pglite };
  // Redact errors, because messages of the database and its driver may quote stored data.
  const onError = (error: unknown) => console.error("Builds:", redactError(error));
  const jobs = await openBuildJobs({ ...store, files }, where, onError).catch((error: unknown) => {
    throw setUpError(error);
  });
  const worker =
    role === "web" || toolchain === undefined
      ? undefined
      : createBuildWorker({ ...store, files, toolchain, ...buildLimits });
  if (worker !== undefined) await jobs.work(worker);
  await jobs.keepUp();
  return {
    // The build is already queued. A worker that isn't woken finds it within a minute.
    wake: () => jobs.notify().catch(onError),
    async close() {
      await worker?.close();
      await jobs.stop();
    },
  };
}
