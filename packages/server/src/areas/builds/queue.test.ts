import type { Build, BuildLog } from "@gatehouse/contract/builds";
import type { Commit } from "@gatehouse/contract/projects";
import { eq, inArray } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { builds } from "../../db/tables/builds";
import { commits, projects } from "../../db/tables/projects";
import { users } from "../../db/tables/viewer";
import { databaseFiles } from "../../files/database-files";
import { closeAfterAll, databases } from "../../testing/databases";
import { testPortal } from "../../testing/test-portal";
import { type BuildJob, finishBuild, keepAlive, queueBuild, returnBuild, takeBuild, writeLog } from "./queue";
import { recoverLostBuilds } from "./recover-lost-builds";
import { lostAfterMs } from "./rules";

describe.each(databases)("the queue of builds on $name", async ({ open }) => {
  const { db } = closeAfterAll(await open());
  const portal = testPortal(db);
  const { clock } = portal;
  const store = { db, clock, files: databaseFiles };
  const customer = await portal.signedIn("customer@example.com");

  /** Creates a commit of an account in a new project. */
  async function commitOf(email: string): Promise<{ readonly id: number; readonly path: string }> {
    const [owner] = await db.select({ id: users.id }).from(users).where(eq(users.email, email));
    const ownerId = owner?.id ?? 0;
    const now = clock.now();
    const [project] = await db
      .insert(projects)
      .values({ ownerId, name: `Of ${email}`, commitsCount: 1, createdAt: now, updatedAt: now })
      .returning();
    const projectGuid = project?.guid ?? "";
    const [commit] = await db
      .insert(commits)
      .values({ projectGuid, ownerId, number: 1, sha1: "f".repeat(40), message: "Test", createdAt: now })
      .returning();
    return { id: commit?.id ?? 0, path: `/api/webapp/v1/projects/${projectGuid}/versions/${"f".repeat(40)}/` };
  }

  async function clear(): Promise<void> {
    await db.delete(builds).where(inArray(builds.status, ["queued", "building"]));
  }

  async function ownersOf(jobs: readonly (BuildJob | undefined)[]): Promise<readonly string[]> {
    const found = await db
      .select({ id: builds.id, email: users.email })
      .from(builds)
      .innerJoin(users, eq(users.id, builds.ownerId));
    return jobs.map((job) => found.find(({ id }) => id === job?.id)?.email.split("@")[0] ?? "none");
  }

  it("lets accounts take turns, even if one queued more and earlier", async () => {
    await clear();
    // No worker runs this build, so it must not count in the account's turns.
    const shown = await commitOf("customer@example.com");
    await queueBuild(store, shown.id, "build");
    await db.update(builds).set({ status: "building", aliveAt: null }).where(eq(builds.commitId, shown.id));
    const [customers, managers, members] = await Promise.all(
      ["customer@example.com", "manager@example.com", "member@example.com"].map(commitOf),
    );
    for (let at = 0; at < 6; at += 1) await queueBuild(store, customers?.id ?? 0, "build");
    for (let at = 0; at < 2; at += 1) await queueBuild(store, managers?.id ?? 0, "build");
    await queueBuild(store, members?.id ?? 0, "build");
    const jobs: (BuildJob | undefined)[] = [];
    for (let at = 0; at < 10; at += 1) {
      clock.advance(1_000);
      const job = await takeBuild(store);
      jobs.push(job);
      // Keep two builds running.
      const oldest = jobs.at(-2);
      if (oldest !== undefined) await finishBuild(store, oldest, { result: "SUCCESS" });
    }
    const owners = await ownersOf(jobs);
    expect(new Set(owners.slice(0, 3))).toEqual(new Set(["customer", "manager", "member"]));
    expect(owners.slice(3, 5).sort()).toEqual(["customer", "manager"]);
    expect(owners.slice(5)).toEqual(["customer", "customer", "customer", "customer", "none"]);
  });

  it("gives a build to one of many workers", async () => {
    await clear();
    const commit = await commitOf("customer@example.com");
    for (let at = 0; at < 5; at += 1) await queueBuild(store, commit.id, "build");
    const taken = await Promise.all(Array.from({ length: 20 }, () => takeBuild(store)));
    const ids = taken.flatMap((job) => job?.id ?? []);
    expect(new Set(ids).size).toBe(ids.length);
    for (let job = await takeBuild(store); job !== undefined; job = await takeBuild(store)) ids.push(job.id);
    expect(new Set(ids).size).toBe(5);
  });

  it("numbers builds and simulations each for themselves, also those queued at once", async () => {
    await clear();
    const commit = await commitOf("customer@example.com");
    const queue = (kind: "build" | "simulation") =>
      db.transaction((tx) => queueBuild({ db: tx, clock }, commit.id, kind));
    const numbers = await Promise.all([queue("build"), queue("build"), queue("simulation"), queue("build")]);
    expect(numbers.filter((_, at) => at !== 2).sort()).toEqual([1, 2, 3]);
    expect(numbers[2]).toBe(1);
  });

  it("gives a commit the figures and the picture of its newest success, in whatever order builds end or are deleted", async () => {
    await clear();
    const commit = await commitOf("customer@example.com");
    for (let at = 0; at < 3; at += 1) await queueBuild(store, commit.id, "build");
    const jobs = [await takeBuild(store), await takeBuild(store), await takeBuild(store)];
    const picture = async (text: string) => {
      const content = new TextEncoder().encode(text);
      return databaseFiles.put(db, { name: "top.svg", type: "image/svg+xml", content }, clock.now());
    };
    const end = async (number: number) => {
      const job = jobs[number - 1];
      if (job === undefined) throw new Error("Nothing was taken");
      const resources = [{ name: "lut", used: number, available: 100 }];
      const stats = { resources, clock_mhz: null, timing_issues: [], steps: [] };
      await finishBuild(store, job, { result: "SUCCESS", stats, imageGuid: await picture(`${number}`) });
    };
    const shown = async () => {
      const { lut, top_image: image } = (await customer.getJson(commit.path)) as Commit;
      return [lut, image && (await (await customer.fetch(image)).text())];
    };
    const remove = async (number: number) =>
      expect((await customer.send("DELETE", `${commit.path}builds/${number}/`)).status).toBe(204);
    for (const number of [1, 3, 2]) await end(number);
    expect(await shown()).toEqual([3, "3"]);
    await remove(2);
    expect(await shown()).toEqual([3, "3"]);
    await remove(3);
    expect((await shown())[0]).toBe(1);
    await remove(1);
    expect(await shown()).toEqual([null, null]);
  });

  it("hands a build to another worker when its own is lost, and ends it when that happens again", async () => {
    await clear();
    const commit = await commitOf("customer@example.com");
    await queueBuild(store, commit.id, "build");
    const build = async () => (await customer.getJson(`${commit.path}builds/1/`)) as Build;
    const log = async () => ((await customer.getJson(`${commit.path}builds/1/logs/`)) as BuildLog).logs;
    const bytes = (text: string) => new TextEncoder().encode(text);

    const first = await takeBuild(store);
    if (first === undefined) throw new Error("Nothing was taken");
    expect(await writeLog(db, first, bytes("first try\n"))).toBe(true);
    clock.advance(lostAfterMs - 1);
    expect(await recoverLostBuilds(store)).toBe(0);
    expect(await keepAlive(store, first)).toBe("go on");
    clock.advance(lostAfterMs + 1);
    expect(await recoverLostBuilds(store)).toBe(1);
    expect(await build()).toMatchObject({ status: "queued", result: null });

    const second = await takeBuild(store);
    expect(second).toMatchObject({ id: first.id, attempt: 2 });
    if (second === undefined) throw new Error("Nothing was taken");
    // The lost worker comes back. It must neither write to nor end a build that another worker runs.
    expect(await keepAlive(store, first)).toBe("drop");
    expect(await writeLog(db, first, bytes("from the past\n"))).toBe(false);
    await finishBuild(store, first, { result: "SUCCESS" });
    expect(await build()).toMatchObject({ status: "building", result: null });

    clock.advance(lostAfterMs + 1);
    expect(await recoverLostBuilds(store)).toBe(1);
    expect(await build()).toMatchObject({ status: "finished", result: "FAILURE" });
    expect(await log()).toBe(
      "first try\n\nThe worker stopped responding. Another one will start over.\n\nThe worker stopped responding.",
    );
    expect(await takeBuild(store)).toBeUndefined();
  });

  async function stoppedWhileBuilding() {
    await clear();
    const commit = await commitOf("customer@example.com");
    await queueBuild(store, commit.id, "build");
    const job = await takeBuild(store);
    if (job === undefined) throw new Error("Nothing was taken");
    expect((await customer.send("POST", `${commit.path}builds/1/stop/`)).status).toBe(200);
    return { commit, job };
  }

  it("ends a lost build as aborted if someone had asked to stop it", async () => {
    const { commit, job } = await stoppedWhileBuilding();
    expect(await keepAlive(store, job)).toBe("stop");
    clock.advance(lostAfterMs + 1);
    await recoverLostBuilds(store);
    expect(await customer.getJson(`${commit.path}builds/1/`)).toMatchObject({ status: "finished", result: "ABORTED" });
  });

  it("ends a build whose worker shuts down as aborted if someone had asked to stop it", async () => {
    const { commit, job } = await stoppedWhileBuilding();
    await returnBuild(store, job);
    expect(await customer.getJson(`${commit.path}builds/1/`)).toMatchObject({ status: "finished", result: "ABORTED" });
    expect(await customer.getJson(`${commit.path}builds/1/logs/`)).toMatchObject({ logs: "\nStopped." });
    expect(await takeBuild(store)).toBeUndefined();
  });
});
