import { expect, it, vi } from "vitest";
import { turn } from "../../viewers/in-slices";
import { openLog } from "../store/open-log";
import { findFacts } from "./facts";
import { LogScan } from "./log-scan";

it("requests that are not urgent pause, and continue afterwards", async () => {
  const store = openLog("==> A\nerror: x\n<== A (1 s)");
  store.open();
  await vi.waitFor(() => expect(store.state.phase).toBe("open"));
  const onProgress = vi.fn();
  const scan = new LogScan(store, findFacts, 0, onProgress);
  scan.rest(true);
  scan.start();
  for (let at = 0; at < 10; at += 1) await turn();
  expect([scan.isDone, onProgress.mock.calls.length]).toEqual([false, 0]);
  scan.rest(false);
  await vi.waitFor(() => expect(scan.isDone).toBe(true));
  expect(scan.found.flatMap(({ reports }) => reports)).toEqual([{ row: 1, severity: "error" }]);
  scan.close();
});

it("pauses within a segment, and goes on from there", async () => {
  const store = openLog("one\n");
  store.open();
  await vi.waitFor(() => expect(store.state.isArriving).toBe(false));
  const steps: number[] = [];
  function* find(): Generator<undefined, string> {
    for (let step = 1; step <= 5; step += 1) {
      steps.push(step);
      if (step === 3) scan.rest(true);
      yield undefined;
    }
    return "found";
  }
  const scan = new LogScan(store, find, 0, () => undefined);
  scan.start();
  await vi.waitFor(() => expect(steps).toContain(3));
  for (let at = 0; at < 10; at += 1) await turn();
  expect([steps, scan.isDone]).toEqual([[1, 2, 3], false]);
  scan.rest(false);
  await vi.waitFor(() => expect(scan.found).toEqual(["found"]));
  expect(steps).toEqual([1, 2, 3, 4, 5]);
  scan.close();
});

it("a request begins after the task that makes it, which may have something to draw", async () => {
  const store = openLog("error: x\n");
  store.open();
  await vi.waitFor(() => expect(store.state.isArriving).toBe(false));
  const scan = new LogScan(store, findFacts, 0, () => undefined);
  scan.start();
  expect(scan.isDone).toBe(false);
  await vi.waitFor(() => expect(scan.isDone).toBe(true));
  scan.close();
});

it("rows that come while it ends are looked at, too", async () => {
  const pieces = ["error: a", "error: a\nerror: b"];
  const store = openLog(async () => ({ text: pieces[0] ?? "", startRow: 0 }));
  store.open();
  await vi.waitFor(() => expect(store.state.rowCount).toBe(1));
  const scan = new LogScan(store, findFacts, 0, () => {
    if (pieces.length === 2 && scan.isDone) {
      pieces.shift();
      store.poll();
    }
  });
  scan.start();
  await vi.waitFor(() => expect(scan.found.flatMap(({ reports }) => reports)).toHaveLength(2));
  expect(scan.isDone).toBe(true);
  scan.close();
});
