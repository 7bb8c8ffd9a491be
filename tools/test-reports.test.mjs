import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { countChecks, readReport } from "./test-reports.mjs";

const folder = mkdtempSync(join(tmpdir(), "gatehouse-reports-"));
afterAll(() => rmSync(folder, { recursive: true }));

function report(content) {
  const file = join(folder, "report.json");
  writeFileSync(file, JSON.stringify(content));
  return file;
}
const vitest = (numPassedTests, numFailedTests, numPendingTests = 0, numTodoTests = 0) =>
  report({ numPassedTests, numFailedTests, numPendingTests, numTodoTests });
const playwright = (expected, unexpected, flaky = 0, skipped = 0, errors = []) =>
  report({ stats: { expected, unexpected, flaky, skipped }, errors });

describe("a run counts as failed", () => {
  it.each([
    ["without a report", "vitest", () => join(folder, "none.json"), 0],
    ["without a test", "vitest", () => vitest(0, 0), 0],
    ["with a failed test", "vitest", () => vitest(3, 1), 1],
    ["with a skipped test", "vitest", () => vitest(3, 0, 1), 0],
    ["with a test that is to be written", "vitest", () => vitest(3, 0, 0, 1), 0],
    ["when it crashes after its tests passed", "vitest", () => vitest(3, 0), 1],
    ["with a failed flow", "playwright", () => playwright(3, 1), 1],
    ["with a flow that passed at the second try", "playwright", () => playwright(3, 0, 1), 0],
    ["with a skipped flow", "playwright", () => playwright(3, 0, 0, 1), 0],
    ["when the servers did not start", "playwright", () => playwright(0, 0, 0, 0, [{}]), 1],
  ])("%s (%s %s)", (_title, kind, file, code) => {
    expect(readReport(kind, file(), code).failed).toBe(1);
  });
});

it("a run in which all pass is counted as it is", () => {
  expect(readReport("vitest", vitest(7, 0), 0)).toEqual({ passed: 7, failed: 0, notes: [] });
  expect(readReport("playwright", playwright(7, 0), 0)).toEqual({ passed: 7, failed: 0, notes: [] });
});

it("checks are counted one by one, and none at all is a failure", () => {
  expect(countChecks([{ ok: true }, { ok: false }, { ok: true }])).toMatchObject({ passed: 2, failed: 1 });
  expect(countChecks([])).toMatchObject({ passed: 0, failed: 1 });
});
