import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Build, BuildLog, BuildStats } from "@gatehouse/contract/builds";
import type { Commit } from "@gatehouse/contract/projects";
import { eq } from "drizzle-orm";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { builds, logChunks } from "../../db/tables/builds";
import { files } from "../../db/tables/files";
import { commits } from "../../db/tables/projects";
import { demoProjectGuid } from "../../demo/projects";
import { databaseFiles } from "../../files/database-files";
import { FilesUnavailable } from "../../files/files-unavailable";
import { closeAfterAll, databases } from "../../testing/databases";
import { buildsCommit } from "../../testing/insert-build";
import { isRunning } from "../../testing/is-running";
import { testPortal } from "../../testing/test-portal";
import { createBuildWorker } from "./build-worker";

const toolchain = [process.execPath, fileURLToPath(new URL("../../testing/toolchain.mjs", import.meta.url))];
const project = `/api/webapp/v1/projects/${demoProjectGuid("Scaler bank")}/`;

function makeFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "gatehouse-worker-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

interface Plan {
  readonly steps?: readonly object[];
  readonly exit?: number;
  readonly ignoresTerm?: true;
}

describe("builds are run", async () => {
  const open = databases[0]?.open;
  if (open === undefined) throw new Error("There is no database to test on");
  const { db } = closeAfterAll(await open());
  const portal = testPortal(db);
  const customer = await portal.signedIn("customer@example.com");
  const worker = (options: Partial<Parameters<typeof createBuildWorker>[0]> = {}) =>
    createBuildWorker({ db, clock: portal.clock, files: databaseFiles, toolchain, ...options });
  // Delete the demo's queued build.
  await db.delete(builds).where(eq(builds.status, "queued"));

  /** Pushes sources with a plan for the toolchain, and returns the commit's path. */
  async function push(plan: Plan, more: Readonly<Record<string, string>> = {}, to = project): Promise<string> {
    const form = new FormData();
    form.set("message", "Run it");
    for (const [path, text] of Object.entries({ "plan.json": JSON.stringify(plan), ...more }))
      form.append("sources", new File([text], path));
    const response = await customer.send("POST", `${to}versions/`, form);
    expect(response.status).toBe(201);
    return `${to}versions/${((await response.json()) as Commit).version_sha1}/`;
  }
  const isCommit = (path: string) => eq(commits.sha1, path.split("/").at(-2) ?? "");
  const build = async (commit: string) => (await customer.getJson(`${commit}builds/1/`)) as Build;
  const log = async (commit: string) =>
    ((await customer.getJson(`${commit}builds/1/logs/?rows_count=10000`)) as BuildLog).logs;

  it("with their output as the log, their files as results, and the figures on the commit", async () => {
    const stats: BuildStats = {
      resources: [{ name: "lut", used: 528, available: 5280 }],
      clock_mhz: 71.5,
      timing_issues: [{ name: "net", count: 2 }],
      steps: [{ name: "Synthesize", duration_ms: 2100 }],
    };
    const commit = await push({
      steps: [
        { say: "one" },
        { complain: "two" },
        { file: "stats.json", text: JSON.stringify(stats) },
        { file: "top.svg", text: "<svg/>" },
        { file: "bitstream.bin", text: "bits" },
        { say: "three" },
      ],
    });
    expect(await build(commit)).toMatchObject({ status: "queued", queued: true, result: null });
    expect(await worker().runNext()).toBe(true);
    expect(await build(commit)).toMatchObject({ status: "finished", building: false, result: "SUCCESS" });
    expect(await log(commit)).toBe("one\ntwo\nthree");
    expect(await customer.getJson(`${commit}builds/1/stats/`)).toEqual(stats);
    expect(await customer.getJson(commit)).toMatchObject({ lut: 10, clock: 71.5, timing_issue_net: 2 });
    expect(await (await customer.fetch(`${commit}builds/1/output/`)).text()).toBe("bits");
    expect(await (await customer.fetch(`${commit}top-image/`)).text()).toBe("<svg/>");
    expect(await worker().runNext()).toBe(false);
  });

  it("and fail with the command's own message", async () => {
    const commit = await push({ steps: [{ say: "top.v:3: ERROR: syntax error" }], exit: 1 });
    await worker().runNext();
    expect(await build(commit)).toMatchObject({ result: "FAILURE", output_file: null });
    expect(await log(commit)).toBe("top.v:3: ERROR: syntax error");
  });

  it("and fail with a line that says so if the command failed without a message", async () => {
    const commit = await push({ steps: [], exit: 1 });
    await worker().runNext();
    expect([(await build(commit)).result, await log(commit)]).toEqual([
      "FAILURE",
      "The toolchain failed without a message. Push the commit again, or contact support if it fails again.",
    ]);
  });

  it("and fail with a line that says so if the command crashes, because it cannot print the cause itself", async () => {
    const commit = await push({ steps: [{ say: "placing" }, { crash: true }] });
    await worker().runNext();
    expect(await build(commit)).toMatchObject({ result: "FAILURE" });
    expect(await log(commit)).toBe(
      "placing\nThe toolchain crashed. Push the commit again, or contact support if it crashes again.",
    );
  });

  it("and keep the waves of a failed simulation, which show why it failed, but no half output of a build", async () => {
    const steps = [{ file: "waves.vcd", text: "$enddefinitions $end" }];
    const commit = await push({ steps, exit: 1 }, { "testbench.json": "{}" });
    await worker().runNext();
    await worker().runNext();
    expect(await build(commit)).toMatchObject({ result: "FAILURE", output_file: null });
    const simulation = (await customer.getJson(`${commit}simulations/1/`)) as Build;
    expect(simulation).toMatchObject({ result: "FAILURE", output_file: expect.any(String) as string });
    expect(await (await customer.fetch(`${commit}simulations/1/output/`)).text()).toBe("$enddefinitions $end");
  });

  it("in a folder of their own, without our environment", async () => {
    vi.stubEnv("DATABASE_URL", "postgres://secret");
    const commit = await push({ steps: [{ environment: true }] });
    await worker().runNext();
    vi.unstubAllEnvs();
    expect((await log(commit)).split(" ").filter((name) => !["PWD", "SHLVL", "_", "OLDPWD"].includes(name))).toEqual([
      "build",
      "GATEHOUSE_RUN",
      "HOME",
      "LANG",
      "PATH",
      "TMPDIR",
    ]);
  });

  it("until they are stopped, also when the command does not listen", async () => {
    const commit = await push({ steps: [{ say: "running" }, { wait: true }], ignoresTerm: true });
    const running = worker().runNext();
    await vi.waitFor(async () => expect(await log(commit)).toBe("running"));
    expect((await customer.send("POST", `${commit}builds/1/stop/`)).status).toBe(200);
    expect((await customer.send("POST", `${commit}builds/1/stop/`)).status).toBe(200);
    await running;
    expect(await build(commit)).toMatchObject({ status: "finished", result: "ABORTED" });
    expect(await log(commit)).toBe("running\nStopped.");
    expect((await customer.send("POST", `${commit}builds/1/stop/`)).status).toBe(400);
  });

  it("until their project is deleted, which ends the command and leaves nothing of the build", async () => {
    const folder = makeFolder();
    vi.stubEnv("TMPDIR", folder);
    const doomed = `/api/webapp/v1/projects/${buildsCommit.projectGuid}/`;
    const steps = [{ pid: true }, { wait: true }, { file: "../../survived", text: "" }];
    const commit = await push({ steps }, {}, doomed);
    const [row] = await db.select().from(commits).where(isCommit(commit));
    const [{ id = 0 } = {}] = await db.select().from(builds).where(eq(builds.status, "queued"));
    const running = worker().runNext();
    const pid = await vi.waitFor(async () => Number(/^\d+$/.exec(await log(commit))?.[0] ?? expect.fail()));
    expect(isRunning(pid)).toBe(true);
    expect((await customer.send("DELETE", doomed)).status).toBe(204);
    await running;
    vi.unstubAllEnvs();
    expect([isRunning(pid), readdirSync(folder)]).toEqual([false, []]);
    for (const path of [doomed, commit, `${commit}builds/1/`]) expect((await customer.fetch(path)).status).toBe(404);
    const counts = [db.$count(builds, eq(builds.id, id)), db.$count(logChunks, eq(logChunks.buildId, id))];
    expect(await Promise.all([...counts, db.$count(files, eq(files.guid, row?.sourcesGuid ?? ""))])).toEqual([0, 0, 0]);
  });

  it("to their end when their sources are deleted meanwhile, in the folder that they have", async () => {
    const folder = makeFolder();
    const until = join(folder, "go");
    const commit = await push(
      { steps: [{ say: "running" }, { until }, { read: "kept.v" }] },
      { "kept.v": "module kept;" },
    );
    const running = worker().runNext();
    await vi.waitFor(async () => expect(await log(commit)).toBe("running"));
    expect((await customer.send("POST", `${commit}delete-sources/`)).status).toBe(200);
    expect((await db.select({ sources: commits.sourcesGuid }).from(commits).where(isCommit(commit)))[0]).toEqual({
      sources: null,
    });
    writeFileSync(until, "");
    await running;
    expect(await build(commit)).toMatchObject({ status: "finished", result: "SUCCESS" });
    expect(await log(commit)).toBe("running\nmodule kept;");
  });

  it("within the limits of time, memory and log", async () => {
    const late = await push({ steps: [{ wait: true }], exit: 5 });
    await worker({ timeoutMs: 100 }).runNext();
    expect([(await build(late)).result, await log(late)]).toEqual([
      "FAILURE",
      "Ended after 0 minutes, the time limit.",
    ]);
    const large = await push({ steps: [{ fill: 300 * 2 ** 20 }, { wait: true }], exit: 6 });
    await worker({ memoryBytes: 200 * 2 ** 20 }).runNext();
    expect([(await build(large)).result, await log(large)]).toEqual(["FAILURE", "Ended at 200 MB, the memory limit."]);
    const long = await push({ steps: [{ repeat: 300_000 }, { say: "error: why" }], exit: 7 });
    await worker({ maxLogBytes: 2 ** 20 }).runNext();
    expect(await log(long)).toMatch(/\nThe log is cut here, at 1 MB\. Its last lines follow\.\n[^]*\nerror: why$/);
  });

  it("to a failure with a reason, when files cannot be read or stored", async () => {
    const refuse = () => Promise.reject(new FilesUnavailable("The store is away"));
    const unread = await push({ exit: 9 });
    await expect(worker({ files: { ...databaseFiles, open: refuse } }).runNext()).rejects.toThrow("away");
    const unstored = await push({ steps: [{ say: "one" }, { file: "top.bin", text: "bits" }] });
    await expect(worker({ files: { ...databaseFiles, put: refuse } }).runNext()).rejects.toThrow("away");
    const reason = "We couldn't run this build because of a problem on our side. Push the commit again later.";
    expect([(await build(unread)).result, await log(unread)]).toEqual(["FAILURE", reason]);
    expect([(await build(unstored)).result, await log(unstored)]).toEqual(["FAILURE", `one\n${reason}`]);
  });

  it("not while their worker has no room for them", async () => {
    const commit = await push({ steps: [{ say: "one" }] });
    vi.stubEnv("TMPDIR", "/nowhere");
    await expect(worker().runNext()).rejects.toThrow("This worker takes no builds.");
    vi.unstubAllEnvs();
    expect(await build(commit)).toMatchObject({ status: "queued" });
    await worker().runNext();
    expect([(await build(commit)).result, await log(commit)]).toEqual(["SUCCESS", "one"]);
  });

  it("not without source files", async () => {
    const commit = await push({ exit: 8 }, { "board.scf": "top x" });
    expect((await customer.send("POST", `${commit}delete-sources/`)).status).toBe(200);
    await worker().runNext();
    expect([(await build(commit)).result, await log(commit)]).toEqual([
      "FAILURE",
      "The source files of this commit are deleted.",
    ]);
  });
});
