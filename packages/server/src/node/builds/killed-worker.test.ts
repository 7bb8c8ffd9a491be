import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { BuildLog } from "@gatehouse/contract/builds";
import { eq } from "drizzle-orm";
import { afterAll, describe, expect, it, vi } from "vitest";
import { recoverLostBuilds } from "../../areas/builds";
import { addMs, systemClock } from "../../core/clock";
import type { Database } from "../../db/database";
import { builds } from "../../db/tables/builds";
import { commits } from "../../db/tables/projects";
import { databaseFiles } from "../../files/database-files";
import type { Browser } from "../../testing/browser";
import { isRunning } from "../../testing/is-running";
import { killedPortals } from "../../testing/killed-portal";
import { pushSources } from "../../testing/push-sources";
import { overHttp } from "../../testing/start-program";
import { testPortal } from "../../testing/test-portal";
import { createBuildWorker } from "./build-worker";

const times = process.env["GATEHOUSE_LONG"] === "1" ? 20 : 1;
const toolchain = [process.execPath, fileURLToPath(new URL("../../testing/numbered-rows.mjs", import.meta.url))];
const folder = mkdtempSync(join(tmpdir(), "gatehouse-killed-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const rows = 20_000;
const email = "customer@example.com";
const takenOver = "The worker stopped responding. Another one will start over.";
/** A time at which a worker without a sign of life counts as lost. */
const muchLater = { now: () => addMs(systemClock.now(), 60_000) };

/** Counts rows, which must be numbered from 0 without gaps. The last row may be cut off. */
function countRows(lines: readonly string[], isCut: boolean): number {
  lines.forEach((line, at) => {
    const expected = `row ${at}`;
    if (isCut && at === lines.length - 1) expect(expected.startsWith(line)).toBe(true);
    else if (line !== expected) expect(line).toBe(expected);
  });
  return lines.length;
}

async function readLog(browser: Browser, commit: string): Promise<readonly string[]> {
  const lines: string[] = [];
  for (;;) {
    // While the log grows, the last row of a window may be incomplete.
    const from = Math.max(0, lines.length - 1);
    const path = `${commit}builds/1/logs/?rows_count=10000&start_row=${from}`;
    const { logs, start_row } = (await browser.getJson(path)) as BuildLog;
    const rest = logs.split("\n");
    if (start_row !== from || logs === "" || from + rest.length === lines.length) return lines;
    lines.splice(from, 1, ...rest);
  }
}

/** Acts as another worker: takes over the lost build and runs it. */
async function takeOver(db: Database): Promise<void> {
  expect(await recoverLostBuilds({ db, clock: muchLater, files: databaseFiles })).toBe(1);
  expect(await recoverLostBuilds({ db, clock: muchLater, files: databaseFiles })).toBe(0);
  const worker = createBuildWorker({ db, clock: systemClock, files: databaseFiles, toolchain });
  expect(await worker.runNext()).toBe(true);
  expect(await worker.runNext()).toBe(false);
}

describe.each(killedPortals)("a worker on $name that is killed during a build", ({ create }) => {
  it.each(Array.from({ length: times }, (_, at) => at))(
    "leaves a build that another one runs to its end, with each row in its log (%i)",
    async (order) => {
      const portal = await create();
      const program = portal.start({ GATEHOUSE_TOOLCHAIN: JSON.stringify(toolchain) });
      const customer = await overHttp(await program.origin()).signIn(email);
      const until = join(folder, crypto.randomUUID());
      const plan = JSON.stringify({ rows, pauseMs: 5, until });
      const commit = await pushSources(customer, { "rows.json": plan });
      const seen = await vi.waitFor(async () => {
        const lines = await readLog(customer, commit);
        expect(lines.length).toBeGreaterThan(500 * order);
        return lines;
      }, 90_000);
      const pid = Number(seen[0]?.slice("pid ".length));
      expect(isRunning(pid)).toBe(true);
      program.kill("SIGKILL");
      await program.ended;
      await vi.waitFor(() => expect(isRunning(pid)).toBe(false));
      writeFileSync(until, "");

      await portal.withDatabase(async (db) => {
        await takeOver(db);
        const reader = await testPortal(db, { clock: systemClock }).signedIn(email);
        const lines = await readLog(reader, commit);
        const cut = lines.indexOf(takenOver);
        // Rows that were read before are still there.
        expect(lines.slice(0, seen.length - 1)).toEqual(seen.slice(0, -1));
        expect(countRows(lines.slice(1, cut).filter(Boolean), true)).toBeGreaterThanOrEqual(seen.length - 2);
        expect(lines[cut + 1]).toMatch(/^pid \d+$/);
        expect(countRows(lines.slice(cut + 2), false)).toBe(rows);
        const all = await db
          .select({ status: builds.status, result: builds.result, attempts: builds.attempts })
          .from(builds)
          .innerJoin(commits, eq(commits.id, builds.commitId))
          .where(eq(commits.sha1, commit.split("/").at(-2) ?? ""));
        expect(all).toEqual([{ status: "finished", result: "SUCCESS", attempts: 2 }]);
      });
    },
    180_000,
  );
});
