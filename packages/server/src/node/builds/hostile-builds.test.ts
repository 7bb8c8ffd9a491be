import { fileURLToPath } from "node:url";
import type { Build, BuildLog } from "@gatehouse/contract/builds";
import { eq } from "drizzle-orm";
import { zipSync } from "fflate";
import { describe, expect, it } from "vitest";
import { cutNote, mostRowLength } from "../../areas/builds/logs/log-window";
import { builds } from "../../db/tables/builds";
import { databaseFiles } from "../../files/database-files";
import { closeAfterAll, databases } from "../../testing/databases";
import { pushSources } from "../../testing/push-sources";
import { testPortal } from "../../testing/test-portal";
import { createBuildWorker } from "./build-worker";
import { unpack } from "./workspace";

const isLong = process.env["GATEHOUSE_LONG"] === "1";
const toolchain = [process.execPath, fileURLToPath(new URL("../../testing/toolchain.mjs", import.meta.url))];
const mebibyte = 1_048_576;

describe("a hostile build", async () => {
  // PostgreSQL stores the logs in another process, so they don't count in this process's memory.
  const open = databases[1]?.open;
  if (open === undefined) throw new Error("There is no database to test on");
  const { db } = closeAfterAll(await open());
  const portal = testPortal(db);
  const customer = await portal.signedIn("customer@example.com");
  await db.delete(builds).where(eq(builds.status, "queued"));
  const worker = createBuildWorker({ db, clock: portal.clock, files: databaseFiles, toolchain });

  let pushes = 0;
  /**
   * Runs a build whose command takes these steps.
   * @returns its API path.
   */
  async function run(...steps: readonly object[]): Promise<string> {
    pushes += 1;
    const commit = await pushSources(customer, { "plan.json": JSON.stringify({ steps }), "order.v": `// ${pushes}` });
    expect(await worker.runNext()).toBe(true);
    return `${commit}builds/1/`;
  }
  const build = async (path: string) => (await customer.getJson(path)) as Build;
  const logs = async (path: string, start: number, count = 100) =>
    ((await customer.getJson(`${path}logs/?rows_count=${count}&start_row=${start}`)) as BuildLog).logs;
  const raw = (path: string) =>
    customer.fetch(`${path.replace("/api/webapp/v1/", "/app/").replace("/versions/", "/commits/")}raw/`);

  async function sizeOf(response: Response): Promise<number> {
    let size = 0;
    for await (const bytes of response.body ?? []) size += bytes.length;
    return size;
  }

  it("that prints one giant row has a log that can be read row by row, in little memory", async () => {
    const megabytes = isLong ? 500 : 64;
    let most = 0;
    const before = process.memoryUsage().arrayBuffers;
    const watch = setInterval(() => (most = Math.max(most, process.memoryUsage().arrayBuffers)), 20);
    const path = await run({ say: "first" }, { giant: megabytes }, { say: "" }, { say: "last" });
    const rows = (await logs(path, 0)).split("\n");
    const size = await sizeOf(await raw(path));
    clearInterval(watch);
    expect(await build(path)).toMatchObject({ result: "SUCCESS" });
    expect(rows[0]).toBe("first");
    expect(rows[1]).toBe("0123456789abcdef".repeat(mostRowLength / 16) + cutNote);
    expect(rows.slice(2)).toEqual(
      isLong ? ["The log is cut here, at 100 MB. Its last lines follow.", "last"] : ["last"],
    );
    expect(await logs(path, 2)).toBe(rows.slice(2).join("\n"));
    expect(size).toBeGreaterThan(Math.min(megabytes, 100) * mebibyte);
    // The log is cut at 100 MB. Buffers that are no longer used stay longer the more of them there are.
    expect(most - before).toBeLessThan((isLong ? 90 : 60) * mebibyte);
  });

  it("that prints escape sequences without an end, NUL and invalid UTF-8 has all of it in the raw log", async () => {
    const bytes = Buffer.concat([
      Buffer.from("\x1b]8;;https://evil.example\x1b[999999999999C\x1b[38;5;5;5;5;5m".repeat(2_000)),
      Buffer.from([0, 0xff, 0xfe, 0xc3, 0x0a]),
      Buffer.from("\x1b[2J\x1b[H\x1bc\x07 after\n"),
    ]);
    const path = await run({ hex: bytes.toString("hex") });
    const response = await raw(path);
    expect(response.headers.get("Content-Type")).toBe("text/plain; charset=utf-8");
    expect(Buffer.compare(Buffer.from(await response.arrayBuffer()), bytes)).toBe(0);
    const rows = (await logs(path, 0)).split("\n");
    expect([rows.length, rows[0]?.endsWith(cutNote), rows[1]]).toEqual([2, true, "\x1b[2J\x1b[H\x1bc\x07 after"]);
  });

  it.each([
    ["a picture of 6 MB", { sparse: "top.svg", size: 6 * mebibyte }, "top.svg is larger than 5 MB and is left out."],
    [
      "an output of 2 GB",
      { sparse: "top.bin", size: 2_048 * mebibyte },
      "top.bin is larger than 1024 MB and is left out.",
    ],
    ["thousands of files", { files: 3_000 }, "The output folder has more than 1,000 files. The output is left out."],
    [
      "a link to a file elsewhere",
      { link: "top.bin", to: "/etc/passwd" },
      '"top.bin" is not a plain file and is left out.',
    ],
    ["a link as its picture", { link: "top.svg", to: "/etc/passwd" }, '"top.svg" is not a plain file and is left out.'],
    ["a link in place of its folder", { replaceOut: "/etc" }, "The output folder is gone."],
    ["a name with a newline", { file: "a\nb.bin", text: "x" }, /^The output "a\\nb.bin" has characters .* left out\.$/],
    ["a name that is a device", { file: "CON", text: "x" }, /^The output "CON" has a name .* left out\.$/],
    ["figures that are no JSON", { file: "stats.json", text: "{" }, /^stats\.json (?:is|does) not .* left out\.$/],
    [
      "figures without an end",
      { file: "stats.json", text: "[".repeat(mebibyte) },
      /^stats\.json (?:is|does) not .* left out\.$/,
    ],
  ])("that leaves %s has no such output, and its log says why", async (_, step, line) => {
    const path = await run(step, { say: "done" });
    expect(await build(path)).toMatchObject({ result: "SUCCESS", output_file: null });
    expect((await customer.fetch(path.replace("builds/1/", "top-image/"))).status).toBe(404);
    const [, ...more] = (await logs(path, 0)).split("\n");
    if (line === undefined) expect(more).toEqual([]);
    else expect(more).toEqual([expect.stringMatching(line)]);
  });

  it("that leaves several outputs keeps the first of them, and says so", async () => {
    const path = await run({ file: "b.bin", text: "b" }, { file: "a.bin", text: "a" });
    expect(await (await customer.fetch(`${path}output/`)).text()).toBe("a");
    expect(await logs(path, 0)).toBe("a.bin is kept as the output. Other files are left out: 1.");
  });

  it("that writes texts and numbers that no column takes still ends, with the other figures", async () => {
    const stats = {
      resources: [
        { name: "lut\0\uD800", used: 1, available: 2 },
        { name: "lut", used: 1e300, available: 1e-300 },
        { name: "fd", used: 1, available: 2 },
      ],
      clock_mhz: 1e308,
      timing_issues: [{ name: "net", count: 1e12 }],
      steps: [],
    };
    const path = await run({ file: "stats.json", text: JSON.stringify(stats) });
    expect(await build(path)).toMatchObject({ result: "SUCCESS" });
    expect(await customer.getJson(path.replace("builds/1/", ""))).toMatchObject({
      lut: null,
      fd: 50,
      clock: null,
      timing_issue_net: null,
    });
    const read = (await customer.getJson(`${path}stats/`)) as {
      readonly resources: readonly { readonly name: string }[];
    };
    expect(read.resources[0]?.name).toBe("lut\uFFFD\uFFFD");
  });
});

describe("an archive of source files", () => {
  const files = (names: readonly string[], bytes = new Uint8Array(1)) =>
    zipSync(Object.fromEntries(names.map((name) => [name, bytes])));

  it("is unpacked without what leads out of its folder", () => {
    const names = ["top.v", "../up.v", "/etc/x", "a/../../b", "C:\\x", "nul\0.v", "a".repeat(300), "dir/top.v"];
    expect([...unpack(files(names)).keys()]).toEqual(["top.v", "dir/top.v"]);
  });

  it("is refused before it is unpacked, if it is larger than a commit can be", () => {
    expect(() => unpack(files(["a", "b", "c"], new Uint8Array(4 * mebibyte)))).toThrow("larger than a commit");
    expect(() => unpack(files(Array.from({ length: 1_001 }, (_, at) => `${at}.v`)))).toThrow("larger than a commit");
  });
});
