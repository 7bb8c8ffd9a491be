import { fileURLToPath } from "node:url";
import type { BuildLog } from "@gatehouse/contract/builds";
import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { builds, logChunks } from "../../db/tables/builds";
import { commits } from "../../db/tables/projects";
import { databaseFiles } from "../../files/database-files";
import type { Files } from "../../files/files";
import { FilesUnavailable } from "../../files/files-unavailable";
import { closeAfterAll, databases } from "../../testing/databases";
import { pushSources } from "../../testing/push-sources";
import { testPortal } from "../../testing/test-portal";
import { createBuildWorker } from "./build-worker";

const toolchain = [process.execPath, fileURLToPath(new URL("../../testing/toolchain.mjs", import.meta.url))];

describe.each(databases)("the log of a build that a worker has run on $name", async ({ open }) => {
  const { db } = closeAfterAll(await open());
  const portal = testPortal(db);
  const { clock } = portal;
  const customer = await portal.signedIn("customer@example.com");
  beforeEach(async () => void (await db.delete(builds).where(eq(builds.status, "queued"))));

  const keeping: Files = { ...databaseFiles, keepsLogs: true };
  const run = (files: Files) => createBuildWorker({ db, clock, files, toolchain }).runNext();
  const push = (said: string) => pushSources(customer, { "plan.json": JSON.stringify({ steps: [{ say: said }] }) });
  const log = async (path: string) => ((await customer.getJson(`${path}builds/1/logs/`)) as BuildLog).logs;

  async function placesOf(path: string): Promise<readonly string[]> {
    const pieces = await db
      .select({ bytes: logChunks.bytes })
      .from(logChunks)
      .innerJoin(builds, eq(builds.id, logChunks.buildId))
      .innerJoin(commits, eq(commits.id, builds.commitId))
      .where(eq(commits.sha1, path.split("/").at(-2) ?? ""));
    return pieces.map(({ bytes }) => (bytes === null ? "file" : "database"));
  }

  it("moves to a store that keeps logs", async () => {
    const path = await push("moved");
    await run(keeping);
    expect([await placesOf(path), await log(path)]).toEqual([["file"], "moved"]);
  });

  it("stays in the database if the store is away, and the build has its result", async () => {
    const path = await push("left");
    const put = () => Promise.reject(new FilesUnavailable("The store is away"));
    await expect(run({ ...keeping, put })).rejects.toThrow("The store is away");
    expect([await placesOf(path), await log(path)]).toEqual([["database"], "left"]);
    expect(await customer.getJson(`${path}builds/1/`)).toMatchObject({ status: "finished", result: "SUCCESS" });
  });
});
