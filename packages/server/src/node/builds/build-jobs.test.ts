import { eq, inArray } from "drizzle-orm";
import { describe, expect, it, vi } from "vitest";
import { finishBuild, queueBuild, takeBuild } from "../../areas/builds";
import { systemClock } from "../../core/clock";
import { builds } from "../../db/tables/builds";
import { commits } from "../../db/tables/projects";
import { databaseFiles } from "../../files/database-files";
import { closeAfterAll, databases } from "../../testing/databases";
import { openBuildJobs } from "./build-jobs";

describe.each(databases)("jobs on $name", async ({ open }) => {
  const database = closeAfterAll(await open());
  const { db } = database;
  const where = database.pglite === undefined ? { databaseUrl: database.url ?? "" } : { pglite: database.pglite };
  const store = { db, clock: systemClock };

  it("run what was queued before and after they were opened, each build once", async () => {
    await db.delete(builds).where(inArray(builds.status, ["queued", "building"]));
    const [commit] = await db.select({ id: commits.id }).from(commits).limit(1);
    const queue = () => queueBuild(store, commit?.id ?? 0, "build");
    await queue();
    await queue();
    const failures: unknown[] = [];
    const jobs = await openBuildJobs({ ...store, files: databaseFiles }, where, (error) => failures.push(error));
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
    await queue();
    await jobs.notify();
    const left = async () => db.$count(builds, eq(builds.status, "queued"));
    await vi.waitFor(async () => expect(await left()).toBe(0), 30_000);
    await jobs.stop();
    expect([ran.length, new Set(ran).size, failures]).toEqual([3, 3, []]);
  });
});
