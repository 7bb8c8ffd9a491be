import { gunzipSync } from "node:zlib";
import { BuildLog } from "@gatehouse/contract/builds";
import { describe, expect, it } from "vitest";
import { addMs, dayMs } from "../../../core/clock";
import { anyDatabase, closeAfterAll } from "../../../testing/databases";
import { fileStores } from "../../../testing/file-stores";
import { insertBuild } from "../../../testing/insert-build";
import { testPortal } from "../../../testing/test-portal";
import { appendLog } from "./log-chunks";
import { moveLogs } from "./move-logs";

const lines = (count: number) => Array.from({ length: count }, (_, at) => `row ${at}`);
const encode = (text: string) => new TextEncoder().encode(text);

const stores = await fileStores();
const cases = anyDatabase.flatMap((database) => stores.map((store) => ({ ...database, ...store })));

describe.each(cases)("logs of ended builds on $name, in $store,", async ({ open, files }) => {
  const { db } = closeAfterAll(await open());
  const portal = testPortal(db, { files });
  const customer = await portal.signedIn("customer@example.com");
  const other = await portal.signedIn("manager@example.com");
  const read = async (path: string, query = "") => (await customer.getJson(`${path}logs/${query}`)) as BuildLog;
  const rowsOf = ({ logs }: BuildLog) => logs.split("\n");

  /** Writes the log of an ended build. */
  async function write(id: number, ...pieces: readonly Uint8Array<ArrayBuffer>[]): Promise<void> {
    for (const piece of pieces) await appendLog(db, id, piece);
    await moveLogs({ db, clock: portal.clock, files }, { id });
  }

  const long = await insertBuild(db, "build");
  await write(long.id, encode(`${lines(25_000).join("\n")}\n`));

  it("have their last 100 rows by default, and as many as are asked for, at most 10,000", async () => {
    const last = await read(long.path);
    expect([rowsOf(last).length, last.start_row, rowsOf(last)[0]]).toEqual([100, 24_900, "row 24900"]);
    const three = await read(long.path, "?rows_count=3");
    expect(three).toEqual({ logs: "row 24997\nrow 24998\nrow 24999", start_row: 24_997 });
    for (const count of [10_000, 10_001, 1_000_000]) {
      const most = await read(long.path, `?rows_count=${count}`);
      expect([rowsOf(most).length, most.start_row]).toEqual([10_000, 15_000]);
    }
    for (const nonsense of [0, -1, 1.5])
      expect(rowsOf(await read(long.path, `?rows_count=${nonsense}`))).toHaveLength(100);
  });

  it("are read from any row on, and past the end from their end", async () => {
    expect(await read(long.path, "?start_row=0&rows_count=2")).toEqual({ logs: "row 0\nrow 1", start_row: 0 });
    const end = await read(long.path, "?start_row=24999&rows_count=50");
    expect(end).toEqual({ logs: "row 24999", start_row: 24_999 });
    for (const start of [25_000, 1e12, 1e300])
      expect(await read(long.path, `?start_row=${encodeURIComponent(start)}&rows_count=2`)).toEqual({
        logs: "row 24998\nrow 24999",
        start_row: 24_998,
      });
    expect((await read(long.path, "?start_row=-5")).start_row).toBe(24_900);
  });

  it("are sent as they are stored to clients that accept gzip", async () => {
    const get = (headers: Readonly<Record<string, string>>) =>
      customer.fetch(`${long.path}logs/?start_row=50&rows_count=10000`, { headers });
    const gzipped = await get({ "Accept-Encoding": "gzip, deflate, br" });
    expect(Object.fromEntries(gzipped.headers)).toMatchObject({
      "content-type": "application/json",
      "content-encoding": "gzip",
      vary: "Cookie, Accept-Encoding",
    });
    const log = { logs: lines(10_050).slice(50).join("\n"), start_row: 50 };
    expect(BuildLog.parse(JSON.parse(gunzipSync(await gzipped.arrayBuffer()).toString()))).toEqual(log);
    const plain = await get({});
    expect([plain.headers.get("Content-Encoding"), await plain.json()]).toEqual([null, log]);
    const etag = gzipped.headers.get("ETag") ?? "";
    expect(etag).toBe(`W/${plain.headers.get("ETag")}`);
    expect((await get({ "If-None-Match": etag })).status).toBe(304);
    expect(
      (await customer.fetch(`${long.path}logs/?start_row=51&rows_count=10000`, { headers: { "If-None-Match": etag } }))
        .status,
    ).toBe(200);
  });

  it("keep byte order marks, also at the start of a piece", async () => {
    const marked = await insertBuild(db, "build");
    await write(marked.id, encode("\ufeffone\n"), encode("\ufefftwo\n"));
    expect(rowsOf(await read(marked.path))).toEqual(["\ufeffone", "\ufefftwo"]);
    expect(rowsOf(await read(marked.path, "?start_row=1&rows_count=1"))).toEqual(["\ufefftwo"]);
  });

  it("are empty before the first row, and once 30 days have passed", async () => {
    const none = await insertBuild(db, "simulation");
    expect(await read(none.path)).toEqual({ logs: "", start_row: 0 });
    const limit = addMs(portal.clock.now(), -30 * dayMs);
    const kept = await insertBuild(db, "build", { createdAt: limit });
    const old = await insertBuild(db, "build", { createdAt: addMs(limit, -1) });
    for (const { id } of [kept, old]) await write(id, encode("row\n"));
    expect(await read(kept.path)).toEqual({ logs: "row", start_row: 0 });
    for (const query of ["", "?start_row=0", "?rows_count=10000"])
      expect(await read(old.path, query)).toEqual({ logs: "", start_row: 0 });
    const raw = await customer.fetch(old.rawPath);
    expect([raw.status, raw.headers.get("Content-Type")]).toEqual([410, "text/html; charset=utf-8"]);
    expect(await raw.text()).toContain("Logs are kept for 30 days, and this build is older.");
  });

  describe("as a page of their own", () => {
    it("have the bytes as they were written, as text that no browser takes for anything else", async () => {
      const bytes = new Uint8Array([...encode("<script>alert(1)</script>\r\n\x1b[31m"), 0xff, 0x00, 0xfe]);
      const build = await insertBuild(db, "build");
      await write(build.id, bytes, bytes);
      const response = await customer.fetch(build.rawPath);
      expect(response.status).toBe(200);
      const { name } = build;
      expect(Object.fromEntries(response.headers)).toMatchObject({
        "content-type": "text/plain; charset=utf-8",
        "content-disposition": `inline; filename*=UTF-8''build-${name.commitSha.slice(0, 7)}-${name.buildNumber}.log`,
        "x-content-type-options": "nosniff",
        "content-security-policy": expect.stringContaining("default-src 'none'"),
        "cache-control": "private, no-cache",
        vary: expect.stringContaining("Cookie"),
      });
      expect(new Uint8Array(await response.arrayBuffer())).toEqual(new Uint8Array([...bytes, ...bytes]));
    });

    it("are not there for anybody else, and lead to the sign-in page without a session", async () => {
      for (const path of [
        long.rawPath,
        long.rawPath.replace(/\d+\/raw/, "99999/raw"),
        "/app/projects/x/commits/y/builds/1/raw/",
      ])
        expect((await other.fetch(path)).status).toBe(404);
      const response = await portal.browser().fetch(long.rawPath);
      expect([response.status, response.headers.get("Location")]).toEqual([
        302,
        `/accounts/login/?next=${encodeURIComponent(long.rawPath)}`,
      ]);
    });

    it("are those of the simulation where a build has the same number", async () => {
      const simulation = await insertBuild(db, "simulation");
      await write(simulation.id, encode("simulated\n"));
      expect(await (await customer.fetch(simulation.rawPath)).text()).toBe("simulated\n");
      expect((await customer.fetch(simulation.rawPath.replace("/simulations/", "/builds/"))).status).toBe(404);
    });
  });
});
