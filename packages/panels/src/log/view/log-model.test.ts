import { afterEach, expect, it, vi } from "vitest";
import { turn } from "../store/in-slices";
import { LogModel } from "./log-model";

afterEach(() => vi.useRealTimers());

it("finds what a log reports although it broke off while it arrived", async () => {
  const pieces = ["==> Route\n", "error: no route\n"];
  const model = new LogModel({
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
  model.store.open();
  await reported;
  expect(model.snapshot().state.failure).toBeInstanceOf(TypeError);
  expect(model.snapshot().reports).toEqual([{ row: 1, severity: "error" }]);
  model.close();
});

it("finds steps and reports once the view rests", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const model = new LogModel("==> Route\nerror: no route\n");
  model.scrolled();
  model.store.open();
  for (let at = 0; at < 50; at += 1) await turn();
  expect(model.snapshot()).toMatchObject({ state: { rowCount: 2, isArriving: false }, reports: [] });
  vi.runAllTimers();
  for (let at = 0; at < 50; at += 1) await turn();
  expect(model.snapshot().reports).toEqual([{ row: 1, severity: "error" }]);
  model.close();
});
