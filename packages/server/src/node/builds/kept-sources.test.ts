import { fileURLToPath } from "node:url";
import type { Commit, Project } from "@gatehouse/contract/projects";
import { eq, inArray, like } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { queueBuild, recoverLostBuilds, takeBuild } from "../../areas/builds";
import { startBuild } from "../../areas/projects";
import { addMs } from "../../core/clock";
import { builds } from "../../db/tables/builds";
import { fileChunks, files } from "../../db/tables/files";
import { commits } from "../../db/tables/projects";
import { users } from "../../db/tables/viewer";
import { databaseFiles } from "../../files/database-files";
import { FilesUnavailable } from "../../files/files-unavailable";
import { closeAfterAll, databases } from "../../testing/databases";
import { pushedProject, pushSources } from "../../testing/push-sources";
import { testPortal } from "../../testing/test-portal";
import { createBuildWorker } from "./build-worker";

const toolchain = [process.execPath, fileURLToPath(new URL("../../testing/toolchain.mjs", import.meta.url))];

describe.each(databases)("the sources of a commit on $name", async ({ open }) => {
  const { db } = closeAfterAll(await open());
  const portal = testPortal(db);
  const { clock } = portal;
  const store = { db, clock, files: databaseFiles };
  const customer = await portal.signedIn("customer@example.com");
  const worker = createBuildWorker({ ...store, toolchain });
  beforeEach(async () => void (await db.delete(builds).where(eq(builds.status, "queued"))));

  async function setKeeps(isOn: boolean): Promise<void> {
    const { name, description } = (await customer.getJson(pushedProject)) as Project;
    const body = { name, description, keep_sources_permission_granted: isOn };
    expect((await customer.send("PUT", pushedProject, body)).status).toBe(200);
  }

  const shaOf = (path: string) => path.split("/").at(-2) ?? "";
  const link = async (path: string) => ((await customer.getJson(path)) as Commit).scf_file;
  /** Counts the stored chunks of a commit's archive and of its download file, whose name contains the number. */
  async function countStored(path: string, number: number): Promise<number> {
    const names = [`${shaOf(path)}.zip`, `board${number}.scf`];
    const found = db.select({ guid: files.guid }).from(files).where(inArray(files.name, names));
    return db.$count(fileChunks, inArray(fileChunks.fileGuid, found));
  }
  const push = (number: number, more: Readonly<Record<string, string>> = {}) =>
    pushSources(customer, { "plan.json": "{}", [`board${number}.scf`]: `top x${number}`, ...more });

  it("are deleted when its last build or simulation ends, unless the project keeps them", async () => {
    await setKeeps(false);
    const path = await push(1, { "testbench.json": "{}" });
    await worker.runNext();
    expect([await link(path), await countStored(path, 1)]).toEqual([`${path}scf/`, 2]);
    await worker.runNext();
    expect([await link(path), await countStored(path, 1)]).toEqual([null, 0]);
    expect(await customer.getJson(`${path}builds/1/`)).toMatchObject({ result: "SUCCESS" });
  });

  it("stay where the project keeps them, also when it no longer does", async () => {
    await setKeeps(true);
    const path = await push(2);
    await worker.runNext();
    await setKeeps(false);
    expect([await link(path), await countStored(path, 2)]).toEqual([`${path}scf/`, 2]);
  });

  it("are deleted with a build that is stopped while it waits", async () => {
    await setKeeps(false);
    const path = await push(3);
    expect((await customer.send("POST", `${path}builds/1/stop/`)).status).toBe(200);
    expect([await link(path), await countStored(path, 3)]).toEqual([null, 0]);
  });

  it("are deleted with a build whose workers were all lost", async () => {
    await setKeeps(false);
    const path = await push(4);
    const later = { ...store, clock: { now: () => addMs(clock.now(), 60_000) } };
    await takeBuild(store);
    await recoverLostBuilds(later);
    expect(await countStored(path, 4)).toBe(2);
    await takeBuild(store);
    await recoverLostBuilds(later);
    expect([await link(path), await countStored(path, 4)]).toEqual([null, 0]);
  });

  it("go with the daily sweep when their store is away, or the server is killed, as the build ends", async () => {
    await setKeeps(false);
    const path = await push(5);
    const away = { ...databaseFiles, delete: () => Promise.reject(new FilesUnavailable("The store is away")) };
    await createBuildWorker({ ...store, files: away, toolchain }).runNext();
    expect(await customer.getJson(`${path}builds/1/`)).toMatchObject({ result: "SUCCESS" });
    expect([await link(path), await countStored(path, 5)]).toEqual([null, 2]);
    await databaseFiles.sweep(db, addMs(clock.now(), 1));
    expect(await countStored(path, 5)).toBe(0);
  });

  it("are there for each of its builds, however they end at once", async () => {
    await setKeeps(false);
    const path = await push(6);
    const [commit] = await db
      .select({ id: commits.id })
      .from(commits)
      .where(eq(commits.sha1, shaOf(path)));
    for (let at = 0; at < 3; at += 1) await queueBuild(store, commit?.id ?? 0, "build");
    await Promise.all(Array.from({ length: 4 }, () => worker.runNext()));
    const results = await db
      .select({ result: builds.result })
      .from(builds)
      .where(eq(builds.commitId, commit?.id ?? 0));
    expect(results).toEqual(Array(4).fill({ result: "SUCCESS" }));
    expect(await countStored(path, 6)).toBe(0);
  });

  it("are missing for the command that builds it again, which says so", async () => {
    await setKeeps(false);
    const path = await push(7);
    await worker.runNext();
    const [user] = await db.select().from(users).where(like(users.email, "customer@%"));
    if (user === undefined) throw new Error("The demo has no customer");
    const viewer = { id: user.id, email: user.email, isSuperuser: false, groups: [], impersonatedBy: null };
    const build = {
      projectGuid: pushedProject.split("/").at(-2) ?? "",
      commitSha: shaOf(path),
      kind: "build",
    } as const;
    await expect(startBuild({ db, clock, viewer }, build)).rejects.toThrow(
      expect.objectContaining({ kind: "invalid" }) as Error,
    );
  });
});
