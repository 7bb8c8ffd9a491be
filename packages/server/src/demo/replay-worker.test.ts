import type { Build, BuildKind } from "@gatehouse/contract/builds";
import type { Commit } from "@gatehouse/contract/projects";
import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { queueBuild } from "../areas/builds";
import { builds } from "../db/tables/builds";
import { commits } from "../db/tables/projects";
import { closeAfterAll, databases } from "../testing/databases";
import { testPortal } from "../testing/test-portal";
import { demoProjectGuid, demoRecording, demoSha, olderRecording } from "./projects";
import type { RecordedRun } from "./recordings";
import { createReplayWorker } from "./replay-worker";

const run: RecordedRun = {
  isSuccess: true,
  durationMs: 1_800,
  log: [
    [10, "==> Synthesize\n"],
    [400, "one\n"],
    [900, "two\n"],
    [1_700, "<== Synthesize (1.7 s)\n"],
  ],
  stats: {
    resources: [{ name: "lut", used: 25, available: 100 }],
    clock_mhz: 42,
    timing_issues: [],
    steps: [{ name: "Synthesize", duration_ms: 1_700 }],
  },
  image: new TextEncoder().encode("<svg xmlns='http://www.w3.org/2000/svg'/>"),
  output: { name: "bitstream.bin", content: new TextEncoder().encode("bits") },
};

/** A pace that only advances when the test says so. */
function heldPace() {
  const held: (() => void)[] = [];
  let onHeld = () => {};
  return {
    wait: () =>
      new Promise<void>((resolve) => {
        held.push(resolve);
        onHeld();
      }),
    /** Resolves once the worker waits. */
    async isHeld(): Promise<void> {
      if (held.length === 0) await new Promise<void>((resolve) => (onHeld = resolve));
    },
    async beat(): Promise<void> {
      await this.isHeld();
      held.shift()?.();
    },
  };
}

describe.each(databases)("a replayed build on $name", async ({ open }) => {
  const { db } = closeAfterAll(await open());
  const portal = testPortal(db);
  const customer = await portal.signedIn("customer@example.com");
  // Delete the demo's queued builds, which would run first.
  await db.delete(builds).where(eq(builds.status, "queued"));
  const projectGuid = demoProjectGuid("Pulse shaper");
  const sha = demoSha("Pulse shaper", 2);
  const commit = `/api/webapp/v1/projects/${projectGuid}/versions/${sha}/`;

  async function queued(kind: BuildKind = "build") {
    const [row] = await db.select().from(commits).where(eq(commits.sha1, sha));
    const number = await queueBuild({ db, clock: portal.clock }, row?.id ?? 0, kind);
    const path = `${commit}${kind}s/${number}/`;
    const log = async () => ((await customer.getJson(`${path}logs/`)) as { logs: string }).logs;
    return { path, log, build: async () => (await customer.getJson(path)) as Build };
  }

  it("writes what was written at that time, and gives its commit the figures", async () => {
    const { path, log, build } = await queued();
    const pace = heldPace();
    const found: unknown[] = [];
    const worker = createReplayWorker({
      db,
      clock: portal.clock,
      wait: pace.wait,
      findRun: (named, kind) => {
        found.push([named, kind]);
        return Promise.resolve(run);
      },
    });
    await worker.wake();
    await pace.isHeld();
    expect([await build(), await log()]).toMatchObject([{ building: true, duration: null }, ""]);
    for (const logs of ["==> Synthesize\none\n", "==> Synthesize\none\ntwo\n", "==> Synthesize\none\ntwo\n"]) {
      await pace.beat();
      await pace.isHeld();
      expect(`${await log()}\n`).toBe(logs);
      const steps = [{ name: "Synthesize", duration_ms: null }];
      expect(await customer.getJson(`${path}stats/`)).toMatchObject({ resources: [], steps });
    }
    await pace.beat();
    await worker.idle();
    expect(found).toEqual([[{ projectGuid, number: 2 }, "build"]]);
    expect(await build()).toMatchObject({ status: "finished", result: "SUCCESS", duration: 1_800 });
    expect(await log()).toMatch(/<== Synthesize \(1\.7 s\)$/);
    expect(await (await customer.fetch(`${path}output/`)).text()).toBe("bits");
    expect(await customer.getJson(`${path}stats/`)).toMatchObject({ clock_mhz: 42 });
    expect((await customer.getJson(commit)) as Commit).toMatchObject({ lut: 25, clock: 42 });
  });

  it("ends when it is stopped, with the log so far", async () => {
    const { path, log, build } = await queued();
    const pace = heldPace();
    const worker = createReplayWorker({
      db,
      clock: portal.clock,
      wait: pace.wait,
      findRun: () => Promise.resolve(run),
    });
    await worker.wake();
    await pace.beat();
    await pace.isHeld();
    expect((await customer.send("POST", `${path}stop/`)).status).toBe(200);
    expect(await build()).toMatchObject({ building: true });
    await pace.beat();
    await worker.idle();
    expect(await build()).toMatchObject({ status: "finished", result: "ABORTED", output_file: null });
    expect(await log()).toBe("==> Synthesize\none\ntwo\n\nStopped.");
  });

  it.each([
    ["simulation", 200],
    ["build", 404],
  ] as const)("that fails keeps its output only if it is a simulation (%s)", async (kind, status) => {
    const { path, build } = await queued(kind);
    const findRun = () => Promise.resolve({ ...run, isSuccess: false });
    const worker = createReplayWorker({ db, clock: portal.clock, wait: () => Promise.resolve(), findRun });
    await worker.wake();
    await worker.idle();
    expect(await build()).toMatchObject({ result: "FAILURE" });
    expect((await customer.fetch(`${path}output/`)).status).toBe(status);
  });

  it("is left alone by a worker that was closed", async () => {
    const { build } = await queued();
    const pace = heldPace();
    const worker = createReplayWorker({
      db,
      clock: portal.clock,
      wait: pace.wait,
      findRun: () => Promise.resolve(run),
    });
    await worker.wake();
    await pace.isHeld();
    worker.close();
    await worker.idle();
    expect(await build()).toMatchObject({ building: true });
    await db.delete(builds).where(eq(builds.status, "building"));
  });

  it("has the recording that the demo's commit was made from", () => {
    expect(demoRecording(projectGuid, 2)).toBe("pulse-shaper/2");
    expect(demoRecording(demoProjectGuid("Waveform recorder"), 1_234)).toBe(olderRecording(1_234));
    expect(demoRecording(demoProjectGuid("Waveform recorder"), 2_000)).toBe("waveform-recorder/4");
    expect(demoRecording(demoProjectGuid("Scaler bank"), 1)).toBeUndefined();
    expect(demoRecording(crypto.randomUUID(), 1)).toBeUndefined();
  });
});
