import type { Build } from "@gatehouse/contract/builds";
import type { Commit, Project } from "@gatehouse/contract/projects";
import { eq, like } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { builds } from "../../db/tables/builds";
import { files } from "../../db/tables/files";
import { databaseFiles } from "../../files/database-files";
import { closeAfterAll, databases } from "../../testing/databases";
import { pushedProject, sendSources } from "../../testing/push-sources";
import { testPortal } from "../../testing/test-portal";
import { type BuildResult, finishBuild, takeBuild } from "../builds";

describe.each(databases)("a commit that is pushed again on $name", async ({ open }) => {
  const { db } = closeAfterAll(await open());
  const portal = testPortal(db);
  const store = { db, clock: portal.clock, files: databaseFiles };
  const customer = await portal.signedIn("customer@example.com");
  beforeEach(async () => void (await db.delete(builds).where(eq(builds.status, "queued"))));

  async function setKeeps(isOn: boolean): Promise<void> {
    const { name } = (await customer.getJson(pushedProject)) as Project;
    const body = { name, description: "", keep_sources_permission_granted: isOn };
    expect((await customer.send("PUT", pushedProject, body)).status).toBe(200);
  }

  async function end(result: BuildResult): Promise<void> {
    const job = await takeBuild(store);
    if (job === undefined) throw new Error("Nothing waits");
    await finishBuild(store, job, { result });
  }

  const push = async (content: string, more: Readonly<Record<string, string>> = {}) => {
    const response = await sendSources(customer, { "board.scf": content, ...more });
    expect([200, 201]).toContain(response.status);
    return (await response.json()) as Commit;
  };
  const pathOf = ({ version_sha1: sha }: Commit) => `${pushedProject}versions/${sha}/`;
  const results = async (commit: Commit, kind = "builds") =>
    (await customer.getList<Build>(`${pathOf(commit)}${kind}/`)).map(({ result, status }) => result ?? status);

  it("is built again with its sources, once, unless it was built", async () => {
    await setKeeps(false);
    const commit = await push("one");
    await end("FAILURE");
    expect((await customer.getJson(pathOf(commit))) as Commit).toMatchObject({ scf_file: null });

    const again = await Promise.all(Array.from({ length: 5 }, () => push("one")));
    expect(again[0]?.version_sha1).toBe(commit.version_sha1);
    expect(await results(commit)).toEqual(["queued", "FAILURE"]);
    const { scf_file } = (await customer.getJson(pathOf(commit))) as Commit;
    expect(await (await customer.fetch(scf_file ?? "")).text()).toBe("one");
    expect(await db.$count(files, like(files.name, `${commit.version_sha1}%`))).toBe(1);

    await end("SUCCESS");
    // Push as a client does that lost the first response.
    expect(await push("one")).toMatchObject({ scf_file: null });
    expect(await results(commit)).toEqual(["SUCCESS", "FAILURE"]);
    expect(await db.$count(files, like(files.name, `${commit.version_sha1}%`))).toBe(0);
  });

  it("runs only the simulation again if the build was a success", async () => {
    await setKeeps(false);
    const bench = { "testbench.json": "{}" };
    const commit = await push("two", bench);
    await end("SUCCESS");
    await end("ABORTED");
    await push("two", bench);
    expect([await results(commit), await results(commit, "simulations")]).toEqual([["SUCCESS"], ["queued", "ABORTED"]]);
  });

  it("gets back sources that were deleted, where the project keeps them", async () => {
    await setKeeps(true);
    const commit = await push("three");
    await end("SUCCESS");
    expect((await customer.send("POST", `${pathOf(commit)}delete-sources/`)).status).toBe(200);
    expect(await push("three")).toMatchObject({ scf_file: `${pathOf(commit)}scf/` });
    expect(await results(commit)).toEqual(["SUCCESS"]);
  });
});
