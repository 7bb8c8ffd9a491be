import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { countChecks, readReport } from "./test-reports.mjs";
import { root } from "./workspace.mjs";

const folder = mkdtempSync(join(tmpdir(), "gatehouse-reports-"));
afterAll(() => rmSync(folder, { recursive: true }));

function report(content) {
  const file = join(folder, "report.json");
  writeFileSync(file, JSON.stringify(content));
  return file;
}
const vitest = (numPassedTests, numFailedTests, numPendingTests = 0, numTodoTests = 0) =>
  report({ numPassedTests, numFailedTests, numPendingTests, numTodoTests, testResults: [] });
const playwright = (expected, unexpected, flaky = 0, skipped = 0, errors = []) =>
  report({
    config: { rootDir: join(root, "examples/e2e") },
    suites: [],
    stats: { expected, unexpected, flaky, skipped },
    errors,
  });

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
  expect(readReport("vitest", vitest(7, 0), 0)).toMatchObject({ passed: 7, failed: 0, notes: [] });
  expect(readReport("playwright", playwright(7, 0), 0)).toMatchObject({ passed: 7, failed: 0, notes: [] });
});

it("a unit test or story that failed, was skipped or could not be loaded is named, with what it said first", () => {
  const file = (name, assertionResults, message = "") => ({
    name: join(root, name),
    status: "failed",
    message,
    startTime: 1_000,
    endTime: 3_500,
    assertionResults,
  });
  const { failures, durations } = readReport(
    "vitest",
    report({
      numPassedTests: 1,
      numFailedTests: 2,
      numPendingTests: 1,
      numTodoTests: 0,
      testResults: [
        file("packages/design/src/a.test.ts", [
          { fullName: "a button is pressed", status: "passed", failureMessages: [] },
          {
            fullName: "a button is released",
            status: "failed",
            failureMessages: ["AssertionError: expected 1 to be 2\n    at a.test.ts:3:1"],
          },
          { fullName: "a button is gone", status: "skipped", failureMessages: [] },
        ]),
        file("packages/design/src/a.stories.tsx", [
          {
            fullName: " Default",
            status: "failed",
            failureMessages: [
              'Error: \n\u001B[34mClick to debug the error directly in Storybook: http://localhost:6006/\u001B[39m\n\nUnable to find role="button"\n',
            ],
          },
        ]),
        file("tools/b.test.mjs", [], "Cannot find module './c.mjs'\nrequired by b"),
      ],
    }),
    1,
  );
  expect(failures).toEqual([
    { file: "packages/design/src/a.test.ts", name: "a button is released", message: "expected 1 to be 2" },
    { file: "packages/design/src/a.test.ts", name: "a button is gone", message: "skipped" },
    { file: "packages/design/src/a.stories.tsx", name: "Default", message: 'Unable to find role="button"' },
    { file: "tools/b.test.mjs", name: "", message: "Cannot find module './c.mjs'" },
  ]);
  expect(durations[0]).toEqual({ name: "packages/design/src/a.test.ts", seconds: 2.5 });
});

it("a flow that failed or needed a second try is named under its group, with what it said first", () => {
  const failed = {
    status: "failed",
    duration: 1_000,
    error: { message: "\u001B[31mError: expect(locator).toBeVisible() failed\u001B[39m\n\nLocator: …" },
  };
  const { failures, durations } = readReport(
    "playwright",
    report({
      config: { rootDir: join(root, "examples/e2e") },
      stats: { expected: 1, unexpected: 0, flaky: 1, skipped: 0 },
      errors: [{ message: "Timed out waiting 60000ms from config.webServer." }],
      suites: [
        {
          title: "cart.spec.ts",
          file: "cart.spec.ts",
          specs: [
            {
              title: "a row is added",
              tests: [{ status: "expected", results: [{ status: "passed", duration: 500 }] }],
            },
          ],
          suites: [
            {
              title: "an order",
              specs: [
                {
                  title: "is sent once",
                  tests: [{ status: "flaky", results: [failed, { status: "passed", duration: 200 }] }],
                },
              ],
            },
          ],
        },
      ],
    }),
    1,
  );
  expect(failures).toEqual([
    { file: "", name: "", message: "Timed out waiting 60000ms from config.webServer." },
    {
      file: "examples/e2e/cart.spec.ts",
      name: "an order › is sent once",
      message: "expect(locator).toBeVisible() failed",
    },
  ]);
  expect(durations).toEqual([
    { name: "examples/e2e/cart.spec.ts › a row is added", seconds: 0.5 },
    { name: "examples/e2e/cart.spec.ts › an order › is sent once", seconds: 1.2 },
  ]);
});

it("checks are counted one by one, and none at all is a failure", () => {
  const checks = [
    { name: "types", ok: true },
    { name: "lint", ok: false },
    { name: "docs", ok: true },
  ];
  expect(countChecks(checks)).toMatchObject({ passed: 2, failed: 1, failures: [{ name: "lint" }] });
  expect(countChecks([])).toMatchObject({ passed: 0, failed: 1 });
});
