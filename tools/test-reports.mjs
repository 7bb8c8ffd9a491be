// Reads a test runner's report as `{ passed, failed, notes, failures, durations }`. `failures` are `{ file, name,
// message }`. `durations` are `{ name, seconds }`, for Vitest's files and Playwright's tests.
import { existsSync } from "node:fs";
import { join, relative } from "node:path";
import { stripVTControlCharacters } from "node:util";
import { readJson, root } from "./workspace.mjs";

const nothing = { passed: 0, failed: 0, notes: [], failures: [], durations: [] };
const fromRoot = (file) => relative(root, file);

/** The first line with content. Storybook puts one of its own URLs before the message. */
function firstLine(message = "") {
  const lines = stripVTControlCharacters(message)
    .split("\n")
    .map((line) => line.replace(/^(?:\w*Error: )+/, "").trim());
  return lines.find((line) => line !== "" && !line.startsWith("Click to debug ")) ?? "";
}

/** A test that did not run proves nothing: it counts as failed. */
function withSkipped(passed, failed, skipped) {
  return { passed, failed: failed + skipped, notes: skipped > 0 ? [`${skipped} skipped`] : [] };
}

function failuresOfFile({ name, status, message, assertionResults }) {
  const file = fromRoot(name);
  const failures = assertionResults
    .filter((test) => test.status !== "passed")
    .map((test) => ({ file, name: test.fullName.trim(), message: firstLine(test.failureMessages[0] ?? test.status) }));
  // A file that failed to load has no tests to name.
  return failures.length === 0 && status === "failed" ? [{ file, name: "", message: firstLine(message) }] : failures;
}

function readVitest({ numPassedTests, numFailedTests, numPendingTests, numTodoTests, testResults }) {
  return {
    ...withSkipped(numPassedTests, numFailedTests, numPendingTests + numTodoTests),
    failures: testResults.flatMap(failuresOfFile),
    durations: testResults.map(({ name, startTime, endTime }) => ({
      name: fromRoot(name),
      seconds: (endTime - startTime) / 1000,
    })),
  };
}

/** Every test of a suite and of the suites in it, named with the titles of its suites. */
function flowsOf({ specs = [], suites = [] }, titles = []) {
  const own = specs.flatMap(({ title, tests }) =>
    tests.map((test) => ({ ...test, name: [...titles, title].join(" › ") })),
  );
  return [...own, ...suites.flatMap((suite) => flowsOf(suite, [...titles, suite.title]))];
}

function readPlaywright({ config, suites, stats, errors }) {
  const flows = suites.flatMap((suite) =>
    flowsOf(suite).map((flow) => ({ ...flow, file: fromRoot(join(config.rootDir, suite.file)) })),
  );
  const failed = flows.filter(({ status }) => status !== "expected");
  return {
    ...withSkipped(stats.expected, stats.unexpected + stats.flaky + errors.length, stats.skipped),
    failures: [
      ...errors.map(({ message }) => ({ file: "", name: "", message: firstLine(message) })),
      ...failed.map(({ file, name, status, results }) => ({
        file,
        name,
        message: firstLine(results.find(({ error }) => error)?.error.message ?? status),
      })),
    ],
    durations: flows.map(({ file, name, results }) => ({
      name: `${file} › ${name}`,
      seconds: results.reduce((total, { duration }) => total + duration, 0) / 1000,
    })),
  };
}

const readers = { vitest: readVitest, playwright: readPlaywright };

/** `code` is the runner's exit status. A runner that failed without a failed test or a report has crashed. */
export function readReport(kind, file, code) {
  const counts = existsSync(file) ? readers[kind](readJson(file)) : { ...nothing, notes: ["no report"] };
  if (counts.passed + counts.failed === 0) return { ...counts, failed: 1, notes: [...counts.notes, "no test ran"] };
  if (code !== 0 && counts.failed === 0)
    return { ...counts, failed: 1, notes: [...counts.notes, `ended with status ${code}`] };
  return counts;
}

/** The same for checks that are functions: one `{ name, ok }` each. */
export function countChecks(results) {
  if (results.length === 0) return { ...nothing, failed: 1, notes: ["no check ran"] };
  const failures = results.filter(({ ok }) => !ok).map(({ name }) => ({ file: "", name, message: "" }));
  return { ...nothing, passed: results.length - failures.length, failed: failures.length, failures };
}

/** The same for a step that threw. */
export const crashed = (error) => ({
  ...nothing,
  failed: 1,
  notes: ["crashed"],
  failures: [{ file: "", name: "", message: firstLine(String(error)) }],
});
