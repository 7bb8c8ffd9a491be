import { LogOnServer, numberedLog } from "@gatehouse/story-kit/samples/log-samples";
import { afterEach, expect, it, onTestFinished, vi } from "vitest";
import { turn } from "../../viewers/in-slices";
import { noQuery } from "../search/log-query";
import { plainMatcher } from "../search/plain-matcher";
import type { LogContent } from "../store/log-source";
import { isWhole } from "../store/log-store";
import { openLog } from "../store/open-log";
import { LogModel } from "./log-model";

afterEach(() => vi.useRealTimers());

function modelOf(content: LogContent) {
  const store = openLog(content);
  const model = new LogModel(store);
  onTestFinished(() => {
    model.close();
    store.close();
  });
  return { store, model };
}

it("finds what a log reports although it broke off while it arrived", async () => {
  const pieces = ["==> Route\n", "error: no route\n"];
  const { store, model } = modelOf({
    stream: () =>
      new ReadableStream<Uint8Array>({
        pull(controller) {
          const piece = pieces.shift();
          if (piece === undefined) controller.error(new TypeError("network error"));
          else controller.enqueue(new TextEncoder().encode(piece));
        },
      }),
  });
  const reported = new Promise<void>((resolve) => {
    model.subscribe(() => model.snapshot().reports.length > 0 && resolve());
  });
  store.open();
  await reported;
  expect(model.snapshot().state.failure).toBeInstanceOf(TypeError);
  expect(model.snapshot().reports).toEqual([{ row: 1, severity: "error" }]);
});

it("finds steps and reports once the view rests", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const { store, model } = modelOf("==> Route\nerror: no route\n");
  model.scrolled();
  store.open();
  for (let at = 0; at < 50; at += 1) await turn();
  expect(model.snapshot()).toMatchObject({ state: { rowCount: 2, isArriving: false }, reports: [] });
  vi.runAllTimers();
  for (let at = 0; at < 50; at += 1) await turn();
  expect(model.snapshot().reports).toEqual([{ row: 1, severity: "error" }]);
});

it("reads all lines for the list of reports or a search, and no more once both are closed", async () => {
  const server = new LogOnServer(numberedLog(50_000));
  const { store, model } = modelOf(server.read);
  store.open();
  await store.loaded({ from: 49_990, to: 50_000 });
  const matcher = plainMatcher({ ...noQuery, text: "iteration 3:" });
  model.wantReports(true);
  model.search(undefined, 0);
  model.wantReports(false);
  for (let at = 0; at < 20; at += 1) await turn();
  expect(server.windows.slice(1)).toEqual([{ startRow: 39_900, rowsCount: 10_000 }]);
  model.search(matcher, 0);
  model.wantReports(true);
  model.wantReports(false);
  await vi.waitFor(() => expect(isWhole(store.state)).toBe(true));
});

it("finds what is in rows that were there before it", async () => {
  const store = openLog("==> Route\nerror: no route\n");
  onTestFinished(() => store.close());
  store.open();
  await store.loaded({ from: 0, to: Number.POSITIVE_INFINITY });
  const model = new LogModel(store);
  onTestFinished(() => model.close());
  expect(model.snapshot().state.rowCount).toBe(2);
  await vi.waitFor(() => expect(model.snapshot().steps).toHaveLength(1));
});

it("lets the first match be drawn before it searches on", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const lines = `${"cell u_core slack\n".repeat(60_000)}`;
  const { store, model } = modelOf(new Blob([lines, "needle\n", lines, "needle\n", lines]));
  store.open();
  await store.loaded({ from: 0, to: Number.POSITIVE_INFINITY });
  const found = () => model.snapshot().search;
  // The second search begins with the results of the first one shown.
  for (const text of ["needle", "needl"]) {
    const matcher = plainMatcher({ ...noQuery, text });
    model.search(matcher, 0);
    for (let at = 0; at < 100; at += 1) await turn();
    expect(found()).toMatchObject({ matcher, hits: { total: 1 }, isDone: false });
    vi.runOnlyPendingTimers();
    for (let at = 0; at < 100; at += 1) await turn();
    expect(found()).toMatchObject({ matcher, hits: { total: 2 }, isDone: true });
  }
});
