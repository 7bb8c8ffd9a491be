import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { queueBuild } from "../../areas/builds";
import { storeCommit } from "../../areas/projects";
import { systemClock } from "../../core/clock";
import type { Database } from "../../db/database";
import { builds } from "../../db/tables/builds";
import { projects } from "../../db/tables/projects";
import { users } from "../../db/tables/viewer";
import { databaseFiles } from "../../files/database-files";
import { anyDatabase, closeAfterAll } from "../../testing/databases";
import { createBuildWorker } from "./build-worker";

const isLong = process.env["GATEHOUSE_LONG"] === "1";
const store = (db: Database) => ({ db, clock: systemClock });

/** Creates a commit of a new account. */
async function newCommit(db: Database, name: string): Promise<{ readonly id: number; readonly ownerId: number }> {
  const now = systemClock.now();
  const [user] = await db
    .insert(users)
    .values({ email: `${name}@example.com`, createdAt: now })
    .returning({ id: users.id });
  const ownerId = user?.id ?? 0;
  const [project] = await db
    .insert(projects)
    .values({ ownerId, name, createdAt: now, updatedAt: now })
    .returning({ guid: projects.guid });
  const sources = new Map([["top.v", new TextEncoder().encode(name)]]);
  const named = { guid: project?.guid ?? "", ownerId, number: 1 };
  const { id } = await storeCommit(store(db), databaseFiles, named, { message: name, sources });
  return { id, ownerId };
}

function heapAfterCollection(): number {
  setFlagsFromString("--expose-gc");
  (runInNewContext("gc") as () => void)();
  return process.memoryUsage().heapUsed;
}

describe.each(anyDatabase)("200 builds of 10 accounts on $name", async ({ open }) => {
  const { db } = closeAfterAll(await open());

  it("all end, and the account with most of them does not keep the others waiting", async () => {
    await db.delete(builds).where(eq(builds.status, "queued"));
    const [greedy, ...others] = await Promise.all(Array.from({ length: 10 }, (_, at) => newCommit(db, `fair-${at}`)));
    if (greedy === undefined) throw new Error("There is no account");
    // The greedy account comes first, with more builds than all others together.
    for (let at = 0; at < 110; at += 1) await queueBuild(store(db), greedy.id, "build");
    for (const { id } of others) for (let at = 0; at < 10; at += 1) await queueBuild(store(db), id, "build");

    const heaps: number[] = [];
    let ended = 0;
    const workers = Array.from({ length: 2 }, () =>
      createBuildWorker({ ...store(db), files: databaseFiles, toolchain: ["/bin/true"] }),
    );
    const lane = async (worker: (typeof workers)[number]) => {
      while (await worker.runNext()) {
        ended += 1;
        if (isLong && ended % 100 === 0) heaps.push(heapAfterCollection());
      }
    };
    await Promise.all(workers.flatMap((worker) => [lane(worker), lane(worker)]));

    const rows = await db
      .select({ ownerId: builds.ownerId, status: builds.status, attempts: builds.attempts })
      .from(builds)
      .where(eq(builds.status, "finished"))
      .orderBy(builds.startedAt, builds.id);
    const owners = new Set([greedy, ...others].map(({ ownerId }) => ownerId));
    const ran = rows.filter(({ ownerId }) => owners.has(ownerId));
    expect([ran.length, ran.every(({ attempts }) => attempts === 1)]).toEqual([200, true]);
    // While all accounts have builds waiting, none gets ahead of another by more than the builds that run at once.
    const counts = new Map([...owners].map((ownerId) => [ownerId, 0]));
    for (const { ownerId } of ran.slice(0, 96)) {
      counts.set(ownerId, (counts.get(ownerId) ?? 0) + 1);
      expect(Math.max(...counts.values()) - Math.min(...counts.values())).toBeLessThanOrEqual(4);
    }
    // The others are done once each account has had ten turns.
    const lastOfOthers = ran.findLastIndex(({ ownerId }) => ownerId !== greedy.ownerId);
    expect(lastOfOthers).toBeLessThan(110);
    if (isLong) expect((heaps[1] ?? 0) - (heaps[0] ?? 0)).toBeLessThan(4 * 2 ** 20);
  });
});
