import { describe, expect, it } from "vitest";
import { segmentOf } from "../store/segment";
import { findFacts } from "./facts";
import { secondsOf, stepTimes } from "./step-times";
import { type Step, stepsOf } from "./steps";

/** All facts of a log whose first row has this number. */
function factsOf(log: string, startRow: number) {
  const steps = findFacts(segmentOf(log, startRow));
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

describe("what the lines say of the whole", () => {
  it("errors, warnings and steps, through colors", () => {
    const log = "==> A\n\u001b[31merror\u001b[0m: x\n<== A failed (1 s)\n==> B\nwarning: y";
    const { reports, marks } = factsOf(log, 10);
    expect(reports).toEqual([
      { row: 11, severity: "error" },
      { row: 14, severity: "warning" },
    ]);
    expect(stepsOf(marks, 15)).toEqual([
      { name: "A", startRow: 10, endRow: 13, state: "failed", duration: "1 s" },
      { name: "B", startRow: 13, endRow: 15, state: "running" },
    ]);
  });
  it("a step without an end ends where the next begins, and an end without a step is a line", () => {
    const { marks } = factsOf("<== Z (1 s)\n==> A\nx\n==> B\n<== B (2 s)", 0);
    expect(stepsOf(marks, 5).map(({ name, startRow, endRow, state }) => [name, startRow, endRow, state])).toEqual([
      ["A", 1, 3, "done"],
      ["B", 3, 5, "done"],
    ]);
  });
  it("a step ends before rows that have not been read, because they may begin others", () => {
    const { marks: first } = factsOf("==> A\n<== A (1 s)\n==> B\nx", 0);
    const { marks: last } = factsOf("==> C\n<== C (2 s)\n==> D\nx", 100);
    const unread = [{ from: 4, to: 100 }];
    expect(
      stepsOf([...first, ...last], 104, unread).map(({ name, startRow, endRow, state }) => [
        name,
        startRow,
        endRow,
        state,
      ]),
    ).toEqual([
      ["A", 0, 2, "done"],
      ["B", 2, 4, "unknown"],
      ["C", 100, 102, "done"],
      ["D", 102, 104, "running"],
    ]);
    expect(stepsOf(first, 100, unread).at(-1)).toEqual({ name: "B", startRow: 2, endRow: 4, state: "unknown" });
  });
});

describe("when steps ran", () => {
  it.each([
    ["2.1 s", 2.1],
    ["500 ms", 0.5],
    ["3 min 7 s", 187],
    ["1 h 2 min", 3720],
    ["1:16", 76],
    ["1:02:03", 3723],
    ["soon", undefined],
    ["", undefined],
  ])("%j takes %s seconds", (duration, seconds) => expect(secondsOf(duration)).toEqual(seconds));
  it("is a part of the time of all steps", () => {
    const ended = (startRow: number, duration?: string): Step => ({
      name: "A",
      startRow,
      endRow: startRow + 5,
      state: "done",
      ...(duration !== undefined && { duration }),
    });
    expect([...stepTimes([ended(0, "1 s"), ended(5), ended(10, "3 s")])]).toEqual([
      [0, { from: 0, share: 0.25 }],
      [10, { from: 0.25, share: 0.75 }],
    ]);
    expect(stepTimes([ended(0), ended(5, "0 s")]).size).toBe(0);
  });
});
