import { systemClock } from "../../core/clock";
import { databaseFiles } from "../../files/database-files";
import type { Config } from "../config";
import type { OpenedDatabase } from "../open-database";
import { StartupError } from "../startup-error";

/** What runs builds in this process, or wakes the processes that do. */
export interface Workshop {
  wake(): Promise<void>;
  /** Puts running builds back into the queue. */
  close(): Promise<void>;
}

const nothing: Workshop = { wake: () => Promise.resolve(), close: () => Promise.resolve() };

/** Opens the jobs of builds, and takes some unless the process only serves requests or has no toolchain. */
export async function openWorkshop(
  { role, toolchain, databaseUrl }: Pick<Config, "role" | "toolchain" | "databaseUrl">,
  { db, pglite }: OpenedDatabase,
): Promise<Workshop> {
  if (toolchain === undefined && role === "worker")
    throw new StartupError("GATEHOUSE_ROLE is worker, so GATEHOUSE_TOOLCHAIN has to name the program that builds.");
  if (toolchain === undefined && role === "all") return nothing;
  const [{ openBuildJobs }, { createBuildWorker }] = await Promise.all([
    import("./build-jobs"),
    import("./build-worker"),
  ]);
  const store = { db, clock: systemClock };
  const where = pglite === undefined ? { databaseUrl: databaseUrl ?? "" } : { pglite };
  const jobs = await openBuildJobs(store, where, (error) => console.error(`Jobs: ${error.message}`));
  const worker =
    role === "web" || toolchain === undefined
      ? undefined
      : createBuildWorker({ ...store, files: databaseFiles, toolchain });
  if (worker !== undefined) await jobs.work(worker);
  return {
    wake: () => jobs.notify(),
    async close() {
      await worker?.close();
      await jobs.stop();
    },
  };
}
