import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { GrowingNumbers } from "../vcd/growing-numbers";
import { SignalChanges } from "../vcd/signal-changes";
import { eachRun } from "./each-run";

fc.configureGlobal({ seed: 1 });

const width = 100;

function changesAt(times: readonly number[]): SignalChanges {
  const all = new GrowingNumbers();
  for (const time of times) all.push(time);
  const indexes = Uint32Array.from(times, (_, at) => at);
  return new SignalChanges(all, indexes, indexes);
}

/** The runs of a signal in a window from 0 to 10,000, at 100 times a pixel. */
function runsOf(times: readonly number[]) {
  const runs: { readonly change: number | "busy"; readonly from: number; readonly to: number }[] = [];
  eachRun(changesAt(times), { start: 0, end: 10_000 }, width, {
    onValue: (change, from, to) => runs.push({ change, from, to }),
    onBusy: (from, to) => runs.push({ change: "busy", from, to }),
  });
  return runs;
}

describe("the runs of a signal", () => {
  it("are one where each column has several changes", () =>
    expect(runsOf(Array.from({ length: 1_000 }, (_, at) => at * 10 + 5))).toEqual([
      { change: -1, from: 0, to: 0.05 },
      { change: "busy", from: 0, to: width },
    ]));

  it("are a value for each change that is alone in its column", () =>
    expect(runsOf([1_050, 2_010, 2_020, 2_150])).toEqual([
      { change: -1, from: 0, to: 10.5 },
      { change: 0, from: 10.5, to: 20.1 },
      { change: "busy", from: 20, to: 21 },
      { change: 2, from: 21, to: 21.5 },
      { change: 3, from: 21.5, to: width },
    ]));

  it("cover the whole width, and each change begins one or is in a busy column", () =>
    fc.assert(
      fc.property(fc.uniqueArray(fc.integer({ min: 0, max: 12_000 }), { maxLength: 300 }), (unordered) => {
        const times = unordered.sort((one, other) => one - other);
        const runs = runsOf(times);
        for (let column = 0; column < width; column += 1)
          expect(runs.some(({ from, to }) => from < column + 1 && to > column)).toBe(true);
        for (const [change, time] of times.filter((at) => at < 10_000).entries()) {
          const x = time / 100;
          const isDrawn = runs.some(
            (run) => run.change === change || (run.change === "busy" && run.from <= x && run.to >= x),
          );
          expect(isDrawn).toBe(true);
        }
      }),
    ));
});
