import type { PGlite } from "@electric-sql/pglite";
import { sql } from "drizzle-orm";
import PgBoss from "pg-boss";
import { countQueuedBuilds, deleteOldLogs, moveLogs, recoverLostBuilds } from "../../areas/builds";
import type { Store } from "../../db/context";
import type { Files } from "../../files/files";
import type { ConnectionPool } from "../monitor/metrics";
import { connectionLimits } from "../open-postgres";
import { sweepFiles } from "../sweep-files";
import type { BuildWorker } from "./build-worker";

/** The database of pg-boss's jobs: the built-in one, or a PostgreSQL server by its URL. */
export type JobStore =
  | { readonly pglite: PGlite }
  | {
      readonly databaseUrl: string;
      /** The longest that a statement may take, in milliseconds. 0, the default, sets no limit. */
      readonly timeoutMs?: number;
    };

export interface BuildJobs {
  /** Wakes workers for the queued builds. */
  notify(): Promise<void>;
  /**
   * Takes over lost builds every minute. Every day, it deletes old logs and the leftovers of broken uploads, and moves
   * ended logs to the file store. Any number of processes may do so: each job runs in only one of them.
   */
  keepUp(): Promise<void>;
  /** Takes builds from the queue, at most two at a time. */
  work(worker: BuildWorker): Promise<void>;
  stop(): Promise<void>;
}

const queue = "builds";
const upkeep = "builds-upkeep";
const cleanup = "builds-old-logs";
const sweep = "files-sweep";
const atOnce = 2;
/** The longest that a job may run. After that, pg-boss would start it again while it still runs. */
const expireInHours = 23;
/** In addition to the portal's own connections. */
const connections = 3;
/* Any number that nothing else in the portal locks on. */
const setUpLock = 4_180_003;

/**
 * Opens the job queue for builds. A job only says that there may be work. A worker chooses the next build when it is
 * free, so that accounts take turns. A lost or duplicate job does no harm.
 */
export async function openBuildJobs(
  store: Store & { readonly files: Files },
  where: JobStore,
  onError: (error: unknown) => void,
): Promise<BuildJobs> {
  const boss = new PgBoss({
    ...("pglite" in where
      ? { db: pgliteDatabase(where.pglite) }
      : { connectionString: where.databaseUrl, max: connections, ...connectionLimits(where.timeoutMs) }),
    archiveCompletedAfterSeconds: 3_600,
    deleteAfterDays: 1,
  });
  boss.on("error", onError);
  const setUp = async () => {
    await boss.start();
    for (const name of [queue, upkeep, cleanup, sweep]) await boss.createQueue(name);
  };
  // Only one process uses the built-in database. On PostgreSQL, processes that start together would conflict over the
  // new tables.
  if ("pglite" in where) await setUp();
  else
    await store.db.transaction(async (tx) => {
      await tx.execute(sql`select pg_advisory_xact_lock(${setUpLock})`);
      await setUp();
    });
  const notify = () => sendJobs(boss, store);
  const closing = new AbortController();
  return {
    notify,
    async work(worker) {
      for (let at = 0; at < atOnce; at += 1)
        await boss.work(queue, { pollingIntervalSeconds: 1 }, async () => void (await worker.runNext().catch(onError)));
    },
    async keepUp() {
      // Run the upkeep at startup, for builds and cleanups that are due because no process was running. Send the jobs
      // before the workers start, so that their first poll finds them.
      await boss.send(upkeep, {});
      for (const name of [cleanup, sweep]) await boss.send(name, {}, { singletonHours: 12, expireInHours });
      await boss.work(upkeep, { pollingIntervalSeconds: 5 }, async () => {
        await recoverLostBuilds(store);
        await notify();
      });
      await boss.work(cleanup, { pollingIntervalSeconds: 60 }, async () => {
        await deleteOldLogs(store);
        await moveLogs(store, { signal: closing.signal }).catch(onError);
      });
      await boss.work(sweep, { pollingIntervalSeconds: 60 }, () => sweepFiles(store, onError));
      await boss.schedule(upkeep, "* * * * *");
      await boss.schedule(cleanup, "17 3 * * *", {}, { expireInHours });
      await boss.schedule(sweep, "37 3 * * *", {}, { expireInHours });
    },
    stop: () => {
      closing.abort();
      return boss.stop({ graceful: false, wait: false });
    },
  };
}

/**
 * Wakes the workers of other processes for the queued builds.
 * @param pool - Connections to their database. pg-boss would not close its own ones after a failed start.
 * @throws if no server or worker has ever run on this database.
 */
export async function wakeWorkers(store: Pick<Store, "db">, pool: Pick<ConnectionPool, "query">): Promise<void> {
  const boss = new PgBoss({
    db: { executeSql: (text, values) => pool.query(text, values) },
    migrate: false,
    schedule: false,
    supervise: false,
  });
  boss.on("error", () => undefined);
  try {
    await boss.start();
    await sendJobs(boss, store);
  } finally {
    await boss.stop({ graceful: false });
  }
}

/** A push queues up to two builds, so one job a push would leave the others waiting for the upkeep. */
async function sendJobs(boss: PgBoss, store: Pick<Store, "db">): Promise<void> {
  const waiting = await countQueuedBuilds(store);
  for (let at = 0; at < Math.min(waiting, 2 * atOnce); at += 1)
    await boss.send(queue, {}, { retryLimit: 0, expireInHours });
}

/** PGlite runs several statements at once only without values. */
function pgliteDatabase(pglite: PGlite): PgBoss.Db {
  return {
    async executeSql(text, values) {
      if (values === undefined || values.length === 0) {
        const results = await pglite.exec(text);
        return { rows: results.at(-1)?.rows ?? [] };
      }
      return { rows: (await pglite.query<Record<string, unknown>>(text, values)).rows };
    },
  };
}
