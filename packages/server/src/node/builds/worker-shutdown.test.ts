import { fileURLToPath } from "node:url";
import type { Build, BuildLog } from "@gatehouse/contract/builds";
import { eq } from "drizzle-orm";
import { describe, expect, it, vi } from "vitest";
import { builds } from "../../db/tables/builds";
import { databaseFiles } from "../../files/database-files";
import { closeAfterAll, databases } from "../../testing/databases";
import { pushSources } from "../../testing/push-sources";
import { testPortal } from "../../testing/test-portal";
import { type BuildWorkerOptions, createBuildWorker } from "./build-worker";

const toolchain = [process.execPath, fileURLToPath(new URL("../../testing/toolchain.mjs", import.meta.url))];

describe("a worker that shuts down", async () => {
  const open = databases[0]?.open;
  if (open === undefined) throw new Error("There is no database to test on");
  const { db } = closeAfterAll(await open());
  const portal = testPortal(db);
  const customer = await portal.signedIn("customer@example.com");
  const worker = (options: Partial<BuildWorkerOptions> = {}) =>
    createBuildWorker({ db, clock: portal.clock, files: databaseFiles, toolchain, ...options });
  // Delete the demo's queued build.
  await db.delete(builds).where(eq(builds.status, "queued"));
  const push = (plan: object) => pushSources(customer, { "plan.json": JSON.stringify(plan) });
  const build = async (commit: string) => (await customer.getJson(`${commit}builds/1/`)) as Build;
  const log = async (commit: string) => ((await customer.getJson(`${commit}builds/1/logs/`)) as BuildLog).logs;

  it("returns the build that it runs, which another worker starts over", async () => {
    const commit = await push({ steps: [{ say: "running" }, { wait: true }], exit: 4 });
    const first = worker();
    const running = first.runNext();
    await vi.waitFor(async () => expect(await log(commit)).toBe("running"));
    await first.close();
    await running;
    expect(await build(commit)).toMatchObject({ status: "queued", result: null });
    expect(await log(commit)).toMatch(/^running\n+The worker is shutting down\. Another one will start over\.$/);
    expect(await first.runNext()).toBe(false);
    await customer.send("POST", `${commit}builds/1/stop/`);
  });

  it("takes no build any more, and returns one that it is just taking", async () => {
    const commit = await push({ steps: [{ say: "ran" }] });
    const state = async () => (await build(commit)).status;
    const early = worker();
    const taking = early.runNext();
    await early.close();
    expect(await state()).toBe("queued");
    expect(await taking).toBe(false);
    expect(await state()).toBe("queued");

    // The clock is read for the time at which a build is taken.
    let closing: Promise<void> | undefined;
    const late = worker({
      clock: {
        now() {
          closing ??= late.close();
          return portal.clock.now();
        },
      },
    });
    expect(await late.runNext()).toBe(false);
    await closing;
    expect(await state()).toBe("queued");
    expect(await log(commit)).not.toContain("ran");

    const next = worker();
    expect(await next.runNext()).toBe(true);
    expect(await log(commit)).toContain("ran");
    await next.close();
  });
});
