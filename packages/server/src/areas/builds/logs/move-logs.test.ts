import { logDays } from "@gatehouse/contract/builds";
import { asc, eq, isNotNull } from "drizzle-orm";
import fc from "fast-check";
import { afterAll, describe, expect, it } from "vitest";
import { addMs, dayMs } from "../../../core/clock";
import { builds, logChunks } from "../../../db/tables/builds";
import { files as fileRows } from "../../../db/tables/files";
import { projects } from "../../../db/tables/projects";
import { databaseFiles } from "../../../files/database-files";
import type { Files } from "../../../files/files";
import { FilesUnavailable } from "../../../files/files-unavailable";
import { openS3Bucket } from "../../../node/files/s3-bucket";
import { s3Files } from "../../../node/files/s3-files";
import { closeAfterAll, databases } from "../../../testing/databases";
import { buildsCommit, insertBuild } from "../../../testing/insert-build";
import { startS3 } from "../../../testing/start-s3";
import { testPortal } from "../../../testing/test-portal";
import { deleteOldLogs } from "./delete-old-logs";
import { appendLog } from "./log-chunks";
import { moveLogs } from "./move-logs";

fc.configureGlobal({ seed: 1 });

const text = `${Array.from({ length: 20_000 }, (_, at) => `${at} ns: µ ${(at * at) % 9_973}`).join("\n")}\nend`;
const bytes = new TextEncoder().encode(text);

describe.each(databases)("logs in an S3 store beside $name", async ({ open }) => {
  const { db } = closeAfterAll(await open());
  const s3 = await startS3();
  afterAll(() => s3.stop());
  const bucket = openS3Bucket(s3.settings);
  const files = s3Files(bucket);
  const stopped = await startS3();
  await stopped.stop();
  const unreachable = s3Files(openS3Bucket(stopped.settings));
  const portal = testPortal(db, { files });
  const { clock } = portal;
  const customer = await portal.signedIn("customer@example.com");
  // The demo's logs, which were written before there was a store.
  await moveLogs({ db, clock, files });

  const move = (id: number, store: Files = files) => moveLogs({ db, clock, files: store }, { id });
  async function insertLog(values: Partial<typeof builds.$inferInsert> = {}, written = bytes) {
    const build = await insertBuild(db, "build", values);
    await appendLog(db, build.id, written);
    return build;
  }
  const piecesOf = (id: number) =>
    db.select().from(logChunks).where(eq(logChunks.buildId, id)).orderBy(asc(logChunks.position));
  const fileOf = async (id: number) => (await db.select().from(builds).where(eq(builds.id, id)))[0]?.logGuid ?? "";
  const rawLog = async (path: string) => new Uint8Array(await (await customer.fetch(path)).arrayBuffer());
  async function keys(): Promise<readonly string[]> {
    const found: string[] = [];
    for await (const objects of bucket.list("")) found.push(...objects.map(({ key }) => key));
    return found.sort();
  }
  /** The objects of all logs that builds refer to, and of no others. */
  async function expectNoLeftovers(): Promise<void> {
    const kept = await db.select({ guid: builds.logGuid }).from(builds).where(isNotNull(builds.logGuid));
    expect(await keys()).toEqual(kept.map(({ guid }) => `files/${guid}`).sort());
    expect(await db.$count(fileRows, eq(fileRows.store, "s3"))).toBe(kept.length);
  }

  it("are read as before, and the database has none of their bytes", async () => {
    const { id, path, rawPath } = await insertLog();
    const windows = fc.sample(fc.tuple(fc.nat(20_002), fc.integer({ min: 1, max: 10_000 })), 40);
    const read = () =>
      Promise.all(
        ["", ...windows.map(([start, count]) => `?start_row=${start}&rows_count=${count}`)].map((query) =>
          customer.getJson(`${path}logs/${query}`),
        ),
      );
    const before = await read();
    await move(id);
    const pieces = await piecesOf(id);
    expect(pieces.length).toBeGreaterThan(5);
    expect(pieces.filter((piece) => piece.bytes !== null)).toEqual([]);
    expect(await read()).toEqual(before);
    expect(Buffer.compare(await rawLog(rawPath), bytes)).toBe(0);
    await expectNoLeftovers();
  });

  it("take nothing from a running build, an old one, and one in the database", async () => {
    const running = await insertLog({ status: "building", result: null, finishedAt: null });
    const old = await insertLog({ createdAt: addMs(clock.now(), -(logDays + 1) * dayMs) });
    const empty = await insertLog({}, new Uint8Array());
    for (const { id } of [running, old, empty]) await move(id);
    const { id: kept } = await insertLog();
    await move(kept, databaseFiles);
    for (const { id } of [running, old, { id: kept }])
      expect((await piecesOf(id)).filter((piece) => piece.bytes === null)).toEqual([]);
    await expectNoLeftovers();
  });

  it("stay in the database while the store is away, and move when it is back", async () => {
    const { id, rawPath } = await insertLog();
    const before = await piecesOf(id);
    await expect(move(id, unreachable)).rejects.toThrow(FilesUnavailable);
    expect(await piecesOf(id)).toEqual(before);
    expect(Buffer.compare(await rawLog(rawPath), bytes)).toBe(0);
    await moveLogs({ db, clock, files });
    expect((await piecesOf(id)).filter((piece) => piece.bytes !== null)).toEqual([]);
    expect(Buffer.compare(await rawLog(rawPath), bytes)).toBe(0);
    await expectNoLeftovers();
  });

  it("move although one of them cannot be stored", async () => {
    const logs = [await insertLog(), await insertLog(), await insertLog()];
    let puts = 0;
    const refusing: Files = {
      ...files,
      async put(...args) {
        puts += 1;
        if (puts === 1) throw new FilesUnavailable("The log is too large");
        return files.put(...args);
      },
    };
    const countMoved = async () => (await Promise.all(logs.map(({ id }) => fileOf(id)))).filter(Boolean).length;
    await expect(moveLogs({ db, clock, files: refusing })).rejects.toThrow("The log is too large");
    expect(await countMoved()).toBe(2);
    await moveLogs({ db, clock, files }, { signal: AbortSignal.abort() });
    expect(await countMoved()).toBe(2);
    await moveLogs({ db, clock, files });
    expect(await countMoved()).toBe(3);
    await expectNoLeftovers();
  });

  it("are a 503 to try again while the store is away", async () => {
    const { id, path, rawPath } = await insertLog();
    await move(id);
    const breaking: Files = {
      ...files,
      async open(...args) {
        const opened = await files.open(...args);
        const stream = new ReadableStream({ pull: (controller) => controller.error(new Error("broken")) });
        return opened && { ...opened, stream };
      },
    };
    for (const store of [unreachable, breaking]) {
      const reader = await testPortal(db, { files: store }).signedIn("customer@example.com");
      for (const address of [`${path}logs/?start_row=5`, rawPath]) {
        const response = await reader.fetch(address);
        expect([address, response.status, response.headers.get("Retry-After")]).toEqual([address, 503, "5"]);
      }
    }
  });

  it("are moved once by two processes at once", async () => {
    const { id, rawPath } = await insertLog();
    let arrived = 0;
    let bothStored = () => {};
    const stored = new Promise<void>((resolve) => (bothStored = resolve));
    const meeting: Files = {
      ...files,
      async put(...args) {
        const guid = await files.put(...args);
        arrived += 1;
        if (arrived === 2) bothStored();
        await stored;
        return guid;
      },
    };
    await Promise.all([move(id, meeting), move(id, meeting)]);
    expect(arrived).toBe(2);
    expect(Buffer.compare(await rawLog(rawPath), bytes)).toBe(0);
    await expectNoLeftovers();
  });

  it("keep what is written while they move", async () => {
    const { id, path } = await insertLog();
    const late: Files = {
      ...files,
      async put(...args) {
        const guid = await files.put(...args);
        await appendLog(db, id, new TextEncoder().encode("\nlate\n"));
        return guid;
      },
    };
    await move(id, late);
    expect((await piecesOf(id)).map((piece) => piece.bytes === null)).toContain(true);
    expect(await customer.getJson(`${path}logs/?rows_count=2`)).toEqual({ logs: "end\nlate", start_row: 20_000 });
  });

  it("leave nothing of a build that is deleted while its log moves", async () => {
    const { id } = await insertLog();
    const deleting: Files = {
      ...files,
      async put(...args) {
        const guid = await files.put(...args);
        await db.delete(builds).where(eq(builds.id, id));
        return guid;
      },
    };
    await move(id, deleting);
    await expectNoLeftovers();
  });

  it("are kept by the sweep, except for the file of a process that was killed", async () => {
    const { id, rawPath } = await insertLog();
    await move(id);
    await files.put(db, { name: "log", type: "application/octet-stream", content: bytes }, clock.now());
    expect(await files.sweep(db, new Date(Date.now() + 60_000))).toMatchObject({ unreferenced: 1, missing: 0 });
    expect(Buffer.compare(await rawLog(rawPath), bytes)).toBe(0);
    await expectNoLeftovers();
  });

  it("are deleted with their build, after 30 days, and with their project", async () => {
    const [deleted, old] = [await insertLog(), await insertLog()];
    for (const { id } of [deleted, old]) await move(id);
    const [deletedFile, oldFile] = [await fileOf(deleted.id), await fileOf(old.id)];
    expect((await customer.send("DELETE", deleted.path)).status).toBe(204);
    expect(await keys()).not.toContain(`files/${deletedFile}`);
    await expectNoLeftovers();

    const createdAt = addMs(clock.now(), -logDays * dayMs - 1);
    await db.update(builds).set({ createdAt }).where(eq(builds.id, old.id));
    await deleteOldLogs({ db, clock, files });
    expect([await piecesOf(old.id), await fileOf(old.id)]).toEqual([[], ""]);
    expect(await keys()).not.toContain(`files/${oldFile}`);
    await expectNoLeftovers();

    const { id } = await insertLog();
    await move(id);
    const ofProject = `files/${await fileOf(id)}`;
    expect((await customer.send("DELETE", `/api/webapp/v1/projects/${buildsCommit.projectGuid}/`)).status).toBe(204);
    expect(await db.$count(projects, eq(projects.guid, buildsCommit.projectGuid))).toBe(0);
    expect(await keys()).not.toContain(ofProject);
    await expectNoLeftovers();
  });
});
