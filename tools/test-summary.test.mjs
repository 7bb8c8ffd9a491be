import { expect, it } from "vitest";
import { testSummary } from "./test-summary.mjs";

const step = (name, passed, failures = [], durations = []) => ({
  name,
  passed,
  failed: failures.length,
  seconds: 1,
  notes: [],
  failures,
  durations,
});
const run = { isLong: false, seconds: 695.7 };
const failure = (at) => ({ file: "a.test.ts", name: `case ${at}`, message: `expected ${at}` });

it("says which tests failed and why, step by step, before the table and the sums", () => {
  const lines = testSummary(
    [
      step("verify", 4, [{ file: "", name: "lint", message: "" }]),
      step("unit", 7, [{ file: "a.test.ts", name: "a button is released", message: "expected 1 to be 2" }]),
    ],
    run,
  );
  expect(lines.slice(1, 4)).toEqual([
    "── failed",
    "verify › lint",
    "unit › a.test.ts › a button is released: expected 1 to be 2",
  ]);
  expect(lines.at(-1)).toBe("11 passed, 2 failed");
});

it("names no failure when there is none", () => {
  expect(testSummary([step("unit", 7)], run).join("\n")).not.toContain("── failed");
});

it("stays within a hundred lines, however much failed", () => {
  const many = Array.from({ length: 400 }, (_, at) => failure(at));
  const durations = many.map(({ name }) => ({ name, seconds: 1 }));
  const lines = testSummary(
    ["verify", "unit", "stories", "build", "packages", "e2e"].map((name) => step(name, 1, many, durations)),
    run,
  );
  expect(lines.length).toBeLessThan(100);
  expect(lines).toContain("and 2370 more");
});

it("lists each step's five slowest, the slowest first", () => {
  const durations = [3, 9, 1, 7, 5, 2].map((seconds) => ({ name: `${seconds}.test.ts`, seconds }));
  const lines = testSummary([step("unit", 6, [], durations)], run);
  expect(lines.slice(1, 7)).toEqual([
    "── slowest",
    ...[9, 7, 5, 3, 2].map((seconds) => `     ${seconds}.0 s  unit › ${seconds}.test.ts`),
  ]);
});

it("says how long all of it took, and how deep it went", () => {
  const secondToLast = (given) => testSummary([step("unit", 7)], given).at(-2);
  expect(secondToLast(run)).toBe("at the usual depth, in 11:35 min");
  expect(secondToLast({ isLong: true, seconds: 3_605 })).toBe("in full, in 60:05 min");
});
