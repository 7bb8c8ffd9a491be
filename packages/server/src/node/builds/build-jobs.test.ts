import { logDays } from "@gatehouse/contract/builds";
import { and, desc, eq, inArray, isNotNull, sql } from "drizzle-orm";
import { describe, expect, it, vi } from "vitest";
import { appendLog, finishBuild, queueBuild, takeBuild } from "../../areas/builds";
import { addMs, dayMs, systemClock } from "../../core/clock";
import { rowsOf } from "../../db/migrate";
import { builds, logChunks } from "../../db/tables/builds";
import { files } from "../../db/tables/files";
import { commits } from "../../db/tables/projects";
import { databaseFiles } from "../../files/database-files";
import { closeAfterAll, databases } from "../../testing/databases";
import { openPostgres } from "../open-postgres";
import { openBuildJobs, wakeWorkers } from "./build-jobs";

const daysAgo = (days: number) => addMs(systemClock.now(), -days * dayMs);

describe.each(databases)("jobs on $name", async ({ open }) => {
  const database = closeAfterAll(await open());
  const { db } = database;
  const where = database.pglite === undefined ? { databaseUrl: database.url ?? "" } : { pglite: database.pglite };
  const store = { db, clock: systemClock, files: databaseFiles };

  it("run what was queued before and after they were opened, each build once", async () => {
    await db.delete(builds).where(inArray(builds.status, ["queued", "building"]));
    const [commit] = await db.select({ id: commits.id }).from(commits).limit(1);
    const queue = () => queueBuild(store, commit?.id ?? 0, "build");
    await queue();
    await queue();
    const failures: unknown[] = [];
    const jobs = await openBuildJobs(store, where, (error) => failures.push(error));
    const ran: number[] = [];
    const worker = {
      async runNext() {
        const job = await takeBuild(store);
        if (job === undefined) return false;
        ran.push(job.id);
        await finishBuild(store, job, { result: "SUCCESS" });
        return true;
      },
      close: () => Promise.resolve(),
    };
    await jobs.work(worker);
    await jobs.keepUp();
    await queue();
    await jobs.notify();
    const left = async () => db.$count(builds, eq(builds.status, "queued"));
    await vi.waitFor(async () => expect(await left()).toBe(0));
    await jobs.stop();
    expect([ran.length, new Set(ran).size, failures]).toEqual([3, 3, []]);
  });

  it("run each build of a push as soon as a worker is free", async () => {
    await db.delete(builds).where(inArray(builds.status, ["queued", "building"]));
    const jobs = await openBuildJobs(store, where, () => undefined);
    await db.execute(sql`delete from pgboss.job`);
    const [commit] = await db.select({ id: commits.id }).from(commits).limit(1);
    for (const kind of ["build", "simulation"] as const) await queueBuild(store, commit?.id ?? 0, kind);
    await jobs.notify();
    const waiting = await db.execute(sql`select id from pgboss.job where name = 'builds' and state = 'created'`);
    await jobs.stop();
    expect(rowsOf(waiting)).toHaveLength(2);
  });

  it("delete old logs and what a push has left, move ended logs, and take over lost builds, without a worker", async () => {
    const [commit] = await db.select({ id: commits.id, ownerId: commits.ownerId }).from(commits).limit(1);
    const [old, young] = await db
      .insert(builds)
      .values(
        [logDays + 1, logDays - 1].map((days) => ({
          commitId: commit?.id ?? 0,
          ownerId: commit?.ownerId ?? 0,
          kind: "build" as const,
          number: 1_000 + days,
          status: "building" as const,
          attempts: 1,
          createdAt: daysAgo(days),
          startedAt: daysAgo(days),
          aliveAt: daysAgo(1),
        })),
      )
      .returning({ id: builds.id });
    const [oldId, youngId] = [old?.id ?? 0, young?.id ?? 0];
    for (const id of [oldId, youngId]) await appendLog(db, id, new TextEncoder().encode("a line\n"));
    const content = new TextEncoder().encode("left");
    const put = (days: number) => databaseFiles.put(db, { name: "left.zip", type: "x/y", content }, daysAgo(days));
    const [oldFile, youngFile] = [await put(2), await put(0)];
    const isStored = async (guid: string) => (await db.$count(files, eq(files.guid, guid))) > 0;
    const isEnded = eq(builds.result, "SUCCESS");
    const [ended] = await db.select({ id: builds.id }).from(builds).where(isEnded).orderBy(desc(builds.createdAt));
    const endedId = ended?.id ?? 0;
    await db
      .update(builds)
      .set({ createdAt: daysAgo(1) })
      .where(eq(builds.id, endedId));
    await appendLog(db, endedId, new TextEncoder().encode("a line\n"));
    const keeping = { ...store, files: { ...databaseFiles, keepsLogs: true } };
    const jobs = await openBuildJobs(keeping, where, () => undefined);
    // Cleanup runs at most every 12 hours after a start, and the test above triggered it.
    await db.execute(sql`delete from pgboss.job`);
    await jobs.keepUp();
    const lines = async (id: number) => db.$count(logChunks, eq(logChunks.buildId, id));
    const waiting = async () =>
      db.$count(builds, and(inArray(builds.id, [oldId, youngId]), eq(builds.status, "queued")));
    await vi.waitFor(async () => {
      expect(await waiting()).toBe(2);
      // The line about the takeover is recent and therefore kept. The old build's own lines are not.
      expect(await lines(youngId)).toBeGreaterThan(1);
      expect(await lines(oldId)).toBeLessThan(2);
      expect(await db.$count(logChunks, and(eq(logChunks.buildId, endedId), isNotNull(logChunks.bytes)))).toBe(0);
      expect([await isStored(oldFile), await isStored(youngFile)]).toEqual([false, true]);
    });
    await jobs.stop();
  });
});

describe.each(databases.slice(1))("jobs on a server, on $name", async ({ open }) => {
  const { db, url: databaseUrl = "" } = closeAfterAll(await open());

  it("are announced over the connections of who queued a build, also where no worker has ever run", async () => {
    const { pool, close } = await openPostgres(databaseUrl, { connections: 1 });
    const connections = async () =>
      rowsOf(await db.execute(sql`select pid from pg_stat_activity where datname = current_database()`)).length;
    const before = await connections();
    await expect(wakeWorkers({ db }, pool)).rejects.toThrow(/not installed/);
    // A process can't end while it has an open connection.
    expect(await connections()).toBe(before);
    const jobs = await openBuildJobs(
      { db, clock: systemClock, files: databaseFiles },
      { databaseUrl },
      () => undefined,
    );
    await db.delete(builds).where(inArray(builds.status, ["queued", "building"]));
    const [commit] = await db.select({ id: commits.id }).from(commits).limit(1);
    await queueBuild({ db, clock: systemClock }, commit?.id ?? 0, "build");
    await wakeWorkers({ db }, pool);
    const waiting = await db.execute(sql`select id from pgboss.job where name = 'builds' and state = 'created'`);
    await jobs.stop();
    await close();
    expect(rowsOf(waiting)).toHaveLength(1);
  });

  it("do not wait forever for a database that does not respond", async () => {
    const failures: unknown[] = [];
    const store = { db, clock: systemClock, files: databaseFiles };
    const jobs = await openBuildJobs(store, { databaseUrl, timeoutMs: 1_000 }, (error) => failures.push(error));
    await db.transaction(async (tx) => {
      await tx.execute(sql`lock table pgboss.job in access exclusive mode`);
      await expect(jobs.notify()).rejects.toThrow(/timeout/);
    });
    await jobs.notify();
    await jobs.stop();
    expect(failures).toEqual([]);
  });
});
