import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { type BuildJob, queueBuild, takeBuild } from "../../areas/builds";
import { streamLog } from "../../areas/builds/logs/stream-log";
import { systemClock } from "../../core/clock";
import { builds } from "../../db/tables/builds";
import { commits } from "../../db/tables/projects";
import { databaseFiles } from "../../files/database-files";
import { anyDatabase, closeAfterAll } from "../../testing/databases";
import { createBuildLog } from "./build-log";

const mebibyte = 1_048_576;
const lostConnection = Object.assign(new Error("refused"), { code: "ECONNREFUSED" });
const bytes = (text: string) => new TextEncoder().encode(text);
/** Enough output that what comes before it is stored. */
const filler = "nothing\n".repeat(10_000);

describe.each(anyDatabase)("a log on $name", async ({ open }) => {
  const { db } = closeAfterAll(await open());

  async function start(): Promise<BuildJob> {
    const store = { db, clock: systemClock };
    await db.delete(builds).where(eq(builds.status, "queued"));
    const [commit] = await db.select({ id: commits.id }).from(commits).limit(1);
    await queueBuild(store, commit?.id ?? 0, "build");
    const job = await takeBuild(store);
    if (job === undefined) throw new Error("The build was not taken");
    return job;
  }

  async function readAll({ id }: BuildJob): Promise<string> {
    return new Response(await streamLog({ db, files: databaseFiles, id })).text();
  }

  it("has the steps of a build, wherever the output was split", async () => {
    const job = await start();
    const log = createBuildLog(db, job, mebibyte);
    const output = [
      `${filler}==> Synthe`,
      `size\n${filler}<== Synthesize (2`,
      `.0 s)\n==> Route\n${filler}<== Route fai`,
    ];
    for (const piece of [...output, "led (1.0 s)"]) await log.write(bytes(piece));
    await log.close();
    const [build] = await db.select({ stats: builds.stats }).from(builds).where(eq(builds.id, job.id));
    expect(build?.stats?.steps).toEqual([
      { name: "Synthesize", duration_ms: 2_000 },
      { name: "Route", duration_ms: 1_000, failed: true },
    ]);
  });

  it("keeps the end of the output when it is cut, with the marks of steps", async () => {
    const job = await start();
    const log = createBuildLog(db, job, mebibyte);
    const line = `${"x".repeat(99)}\n`;
    await log.write(bytes("==> Synthesize\n"));
    for (let at = 0; at < 400; at += 1) await log.write(bytes(line.repeat(100)));
    await log.write(bytes("error: no such module\n<== Synthesize failed (2.0 s)\n"));
    await log.say("A note.");
    await log.close();
    const [kept = "", left = ""] = (await readAll(job)).split("The log is cut here, at 1 MB. Its last lines follow.\n");
    expect(kept).toHaveLength(mebibyte + 1);
    expect(left.length).toBeGreaterThan(65_000);
    expect(left.length).toBeLessThanOrEqual(65_536 + "A note.\n".length);
    expect(left).toMatch(/^(x{99}\n)+error: no such module\n<== Synthesize failed \(2\.0 s\)\nA note\.\n$/);
    const [build] = await db.select({ stats: builds.stats }).from(builds).where(eq(builds.id, job.id));
    expect(build?.stats?.steps).toEqual([{ name: "Synthesize", duration_ms: 2_000, failed: true }]);
  });

  it.each([
    ["a character", `a${"é".repeat(540_000)}`, /^é+$/],
    ["a giant line", `${"a".repeat(mebibyte)}${"é".repeat(600_001)}`, /^é+$/],
    ["the end of a line", `${"a".repeat(mebibyte)}bc\n`, /^bc\n$/],
  ])("cut within %s continues with whole characters", async (_, output, expected) => {
    const job = await start();
    const log = createBuildLog(db, job, mebibyte);
    const all = bytes(output);
    for (let at = 0; at < all.length; at += 65_535) await log.write(all.slice(at, at + 65_535));
    await log.close();
    expect((await readAll(job)).split("follow.\n")[1]).toMatch(expected);
  });

  it.each([
    ["cannot begin", () => Promise.reject(lostConnection)],
    [
      "lose the response to their commit",
      async (...args: Parameters<typeof db.transaction>) => {
        await db.transaction(...args);
        throw lostConnection;
      },
    ],
  ])("is complete after an outage in which transactions %s", async (_, transaction) => {
    const job = await start();
    let outages = 0;
    const failing = new Proxy(db, {
      get: (target, name: keyof typeof db) => (name === "transaction" && outages-- > 0 ? transaction : target[name]),
    });
    const log = createBuildLog(failing, job, mebibyte, () => Promise.resolve());
    await log.write(bytes(`before\n${filler}`));
    outages = 3;
    await log.write(bytes(`meanwhile\n${filler}`));
    await log.write(bytes("after\n"));
    await log.close();
    expect(await readAll(job)).toBe(`before\n${filler}meanwhile\n${filler}after\n`);
  });
});
