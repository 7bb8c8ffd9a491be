import { expect, it } from "vitest";
import { LogModel } from "./log-model";

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
