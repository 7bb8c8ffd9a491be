import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Build, BuildLog } from "@gatehouse/contract/builds";
import { eq } from "drizzle-orm";
import { describe, expect, it, onTestFinished } from "vitest";
import { builds } from "../db/tables/builds";
import { closeAfterAll } from "../testing/databases";
import { postgresCopy } from "../testing/postgres";
import { pushSources } from "../testing/push-sources";
import { overHttp, startProgram } from "../testing/start-program";

const toolchain = [process.execPath, fileURLToPath(new URL("../testing/toolchain.mjs", import.meta.url))];
/** Processes start slowly on a busy machine. */
const soon = { timeout: 60_000 };

describe("a process that only serves requests and one that only runs builds", async () => {
  const { db, url } = closeAfterAll(await postgresCopy());
  // No worker could run the demo's queued build: its sources have no plan.
  await db.delete(builds).where(eq(builds.status, "queued"));
  const startWorker = () =>
    startProgram("main", {
      DATABASE_URL: url,
      GATEHOUSE_ROLE: "worker",
      GATEHOUSE_TOOLCHAIN: JSON.stringify(toolchain),
    });

  it("share the builds of one database, also when the worker is replaced during one", async () => {
    const folder = mkdtempSync(join(tmpdir(), "gatehouse-worker-"));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const until = join(folder, "go");
    const web = startProgram("main", { DATABASE_URL: url, GATEHOUSE_ROLE: "web" });
    const customer = await overHttp(await web.origin()).signIn("customer@example.com");
    const push = async (steps: readonly object[]) =>
      `${await pushSources(customer, { "plan.json": JSON.stringify({ steps }) })}builds/1/`;
    const state = async (build: string) => {
      const { status, result } = (await customer.getJson(build)) as Build;
      return [status, result];
    };
    const log = async (build: string) => ((await customer.getJson(`${build}logs/`)) as BuildLog).logs;

    const waiting = await push([{ say: "one" }, { file: "bitstream.bin", text: "bits" }]);
    expect(await state(waiting)).toEqual(["queued", null]);
    const first = startWorker();
    await expect.poll(() => state(waiting), soon).toEqual(["finished", "SUCCESS"]);
    expect(await log(waiting)).toBe("one");
    expect(await (await customer.fetch(`${waiting}output/`)).text()).toBe("bits");
    expect(first.stdout()).toBe("Builds run here. Requests are served by other processes.\n");

    const handedOver = await push([{ say: "running" }, { until }, { say: "done" }]);
    await expect.poll(() => log(handedOver), soon).toBe("running");
    expect(await state(handedOver)).toEqual(["building", null]);
    first.kill("SIGTERM");
    expect(await first.ended).toMatchObject({ code: 0, stderr: "" });
    expect(await state(handedOver)).toEqual(["queued", null]);

    const second = startWorker();
    writeFileSync(until, "");
    await expect.poll(() => state(handedOver), soon).toEqual(["finished", "SUCCESS"]);
    expect((await log(handedOver)).split("\n").filter(Boolean)).toEqual([
      "running",
      "The worker is shutting down. Another one will start over.",
      "running",
      "done",
    ]);

    for (const program of [web, second]) {
      program.kill("SIGTERM");
      expect(await program.ended).toMatchObject({ code: 0, stderr: "" });
    }
  });
});
