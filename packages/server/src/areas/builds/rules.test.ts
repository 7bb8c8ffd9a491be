import type { Page } from "@gatehouse/contract";
import type { Build } from "@gatehouse/contract/builds";
import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { addMs } from "../../core/clock";
import { builds, logChunks } from "../../db/tables/builds";
import { fileChunks, files } from "../../db/tables/files";
import { projects } from "../../db/tables/projects";
import { everyState } from "../../demo/builds";
import { demoProjectGuid, demoSha } from "../../demo/projects";
import { databaseFiles } from "../../files/database-files";
import { closeAfterAll, databases } from "../../testing/databases";
import { buildsCommit, insertBuild } from "../../testing/insert-build";
import { statusAndBody } from "../../testing/status-and-body";
import { testPortal } from "../../testing/test-portal";
import { appendLog } from "./logs/log-chunks";
import { lostAfterMs } from "./rules";

const commit = `/api/webapp/v1/projects/${demoProjectGuid(everyState.project)}/versions/${demoSha(everyState.project, everyState.number)}`;
const kinds = ["build", "simulation"] as const;

describe.each(databases)("builds on $name", async ({ open }) => {
  const { db } = closeAfterAll(await open());
  const portal = testPortal(db);
  const customer = await portal.signedIn("customer@example.com");
  const other = await portal.signedIn("manager@example.com");
  const now = () => portal.clock.now();
  const stop = (path: string, browser = customer) => statusAndBody(browser.send("POST", `${path}stop/`));
  const remove = (path: string, browser = customer) => statusAndBody(browser.send("DELETE", path));
  const get = async (path: string) => (await customer.getJson(path)) as Build;
  const rowOf = async (id: number) => (await db.select().from(builds).where(eq(builds.id, id)))[0];
  const buildsCount = async () =>
    (await db.select().from(projects).where(eq(projects.guid, buildsCommit.projectGuid)))[0]?.buildsCount ?? 0;
  const countBuild = async () =>
    db
      .update(projects)
      .set({ buildsCount: (await buildsCount()) + 1 })
      .where(eq(projects.guid, buildsCommit.projectGuid));

  it("are listed newest first, with a state each", async () => {
    const { count, results } = (await customer.getJson(`${commit}/builds/`)) as Page<Build>;
    expect(count).toBe(8);
    expect(results.map(({ build_number: number, status, result }) => [number, status, result])).toEqual([
      [8, "queued", null],
      [7, "building", null],
      [6, "finished", "SUCCESS"],
      [5, "finished", "SUCCESS"],
      [4, "finished", "UNSTABLE"],
      [3, "finished", "ABORTED"],
      [2, "finished", "FAILURE"],
      [1, "finished", "SUCCESS"],
    ]);
    expect(results[0]).toMatchObject({ queued: true, building: false, duration: null, output_file: null });
    expect(results[1]).toMatchObject({ queued: false, building: true, duration: null });
    expect(results[2]).toMatchObject({
      duration: expect.any(Number) as number,
      output_file: `${commit}/builds/6/output/`,
    });
    expect(results[2]?.project_version).toMatchObject({
      version_sha1: demoSha(everyState.project, everyState.number),
      progressive_version_number: everyState.number,
      project: { name: everyState.project },
    });
    expect(((await customer.getJson(`${commit}/simulations/`)) as Page<Build>).count).toBe(2);
    const latest = (await customer.getJson("/api/webapp/v1/project-version-builds/?page=1&page_size=5")) as Page<Build>;
    expect(latest.results).toHaveLength(5);
    const times = latest.results.map(({ created_on: time }) => time);
    expect(times).toEqual([...times].sort().reverse());
    expect(latest.count).toBe(
      (await customer.getList<Build>("/api/webapp/v1/project-version-builds/?page=0&page_size=0")).length,
    );
  });

  describe.each(kinds)("each %s", (kind) => {
    const states = [
      ["queued", { status: "queued", result: null, startedAt: null, finishedAt: null }, 200, 400],
      ["running", { status: "building", result: null, finishedAt: null, aliveAt: "now" }, 200, 400],
      ["running, its worker lost", { status: "building", result: null, finishedAt: null, aliveAt: "lost" }, 200, 400],
      ["running, its worker unknown", { status: "building", result: null, finishedAt: null }, 200, 400],
      ["a success", { status: "finished", result: "SUCCESS" }, 400, 204],
      ["a failure", { status: "finished", result: "FAILURE" }, 400, 204],
      ["stopped", { status: "finished", result: "ABORTED" }, 400, 204],
      ["unstable", { status: "finished", result: "UNSTABLE" }, 400, 204],
      ["ended without a result", { status: "finished", result: null }, 400, 204],
    ] as const;
    const insert = ({ ...values }: (typeof states)[number][1]) => {
      const alive = "aliveAt" in values ? { now: now(), lost: addMs(now(), -lostAfterMs) }[values.aliveAt] : null;
      return insertBuild(db, kind, { ...values, aliveAt: alive });
    };

    it.each(states)(
      "that is %s can be stopped while it runs, and deleted afterwards",
      async (_, values, stops, deletes) => {
        const stopped = await insert(values);
        const [status, body] = await stop(stopped.path);
        expect(status).toBe(stops);
        if (stops === 400)
          expect(body).toEqual({
            detail: `This ${kind} has finished. Only one that is queued or running can be stopped.`,
          });
        const deleted = await insert(values);
        const count = await buildsCount();
        const [deletedStatus, deletedBody] = await remove(deleted.path);
        expect(deletedStatus).toBe(deletes);
        if (deletes === 400) {
          expect(deletedBody).toEqual({ detail: `This ${kind} is queued or running. Stop it first.` });
          expect(await rowOf(deleted.id)).toBeDefined();
        } else {
          expect(await rowOf(deleted.id)).toBeUndefined();
          expect(await buildsCount()).toBe(kind === "build" ? count - 1 : count);
          expect((await remove(deleted.path))[0]).toBe(404);
          expect((await stop(deleted.path))[0]).toBe(404);
        }
      },
    );

    it("that waits or has lost its worker ends at once, and one that runs goes on until its worker has stopped it", async () => {
      const [queued, running, lost] = [
        await insert(states[0][1]),
        await insert(states[1][1]),
        await insert(states[2][1]),
      ];
      for (const { path } of [queued, running, lost]) expect((await stop(path))[0]).toBe(200);
      expect(await get(queued.path)).toMatchObject({ status: "finished", result: "ABORTED", duration: null });
      expect(await get(lost.path)).toMatchObject({ status: "finished", result: "ABORTED" });
      expect(await get(running.path)).toMatchObject({ status: "building", building: true, result: null });
      const asked = (await rowOf(running.id))?.stoppingAt;
      expect(asked).toEqual(now());
      portal.clock.advance(1_000);
      expect((await stop(running.path))[0]).toBe(200);
      expect((await rowOf(running.id))?.stoppingAt).toEqual(asked);
    });

    it("can be stopped by several at once, and ends once", async () => {
      const { id, path } = await insert(states[0][1]);
      const statuses = (await Promise.all([stop(path), stop(path), stop(path)])).map(([status]) => status).sort();
      expect(statuses).toEqual([200, 400, 400]);
      expect(await rowOf(id)).toMatchObject({ status: "finished", result: "ABORTED" });
    });

    it("can be deleted while somebody stops it, in whatever order", async () => {
      const { id, path } = await insert(states[0][1]);
      const [[stopped], [deleted]] = await Promise.all([stop(path), remove(path)]);
      expect(stopped).toBe(200);
      expect([204, 400]).toContain(deleted);
      expect((await rowOf(id)) === undefined).toBe(deleted === 204);
      const finished = await insert(states[4][1]);
      const both = await Promise.all([remove(finished.path), remove(finished.path), stop(finished.path)]);
      expect(both.map(([status]) => status).filter((status) => status === 204)).toHaveLength(1);
      expect(await rowOf(finished.id)).toBeUndefined();
    });

    it("takes its log and its output along when it is deleted", async () => {
      const content = new TextEncoder().encode("bitstream");
      const outputGuid = await databaseFiles.put(
        db,
        { name: "top.bin", type: "application/octet-stream", content },
        now(),
      );
      const { id, path } = await insertBuild(db, kind, { outputGuid });
      if (kind === "build") await countBuild();
      await appendLog(db, id, new TextEncoder().encode("one\ntwo\n"));
      const output = await customer.fetch(`${path}output/`);
      expect([output.status, await output.text()]).toEqual([200, "bitstream"]);
      expect((await other.fetch(`${path}output/`)).status).toBe(404);
      expect((await remove(path))[0]).toBe(204);
      expect(await db.select().from(logChunks).where(eq(logChunks.buildId, id))).toEqual([]);
      expect(await db.select().from(files).where(eq(files.guid, outputGuid))).toEqual([]);
      expect(await db.select().from(fileChunks).where(eq(fileChunks.fileGuid, outputGuid))).toEqual([]);
    });

    it("of somebody else is not there, and stays as it is", async () => {
      const { id, path } = await insert(states[0][1]);
      expect((await other.fetch(path)).status).toBe(404);
      expect((await other.fetch(`${path}logs/`)).status).toBe(404);
      expect((await stop(path, other))[0]).toBe(404);
      expect((await remove(path, other))[0]).toBe(404);
      expect(await rowOf(id)).toMatchObject({ status: "queued" });
      if (kind === "build") expect((await other.fetch(`${path}stats/`)).status).toBe(404);
    });
  });

  it("and a project can be deleted at once: neither waits for the other", async () => {
    const made = await Promise.all(Array.from({ length: 5 }, () => insertBuild(db, "build")));
    const project = `/api/webapp/v1/projects/${buildsCommit.projectGuid}/`;
    const results = await Promise.all([...made.map(({ path }) => remove(path)), remove(project)]);
    expect(results.map(([status]) => status).filter((status) => status !== 204 && status !== 404)).toEqual([]);
    expect(results.at(-1)?.[0]).toBe(204);
  });

  it("have figures once they have ended, and empty lists before", async () => {
    expect(await customer.getJson(`${commit}/builds/6/stats/`)).toMatchObject({
      resources: expect.arrayContaining([{ name: "lut", used: 2_085, available: 5_280 }]),
      clock_mhz: 37.37,
    });
    expect(await customer.getJson(`${commit}/builds/8/stats/`)).toEqual({
      resources: [],
      clock_mhz: null,
      timing_issues: [],
      steps: [],
    });
    // A stopped build and a running one.
    for (const number of [3, 7])
      expect(await customer.getJson(`${commit}/builds/${number}/stats/`)).toMatchObject({
        resources: [],
        steps: expect.arrayContaining([{ name: "Place and route", duration_ms: null }]),
      });
    expect((await customer.fetch(`${commit}/simulations/1/stats/`)).status).toBe(404);
  });
});
