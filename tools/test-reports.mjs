// Reads what a test runner reports into `{ passed, failed, notes }`.
import { existsSync } from "node:fs";
import { readJson } from "./workspace.mjs";

/** A test that did not run proves nothing: it counts as failed. */
function withSkipped(passed, failed, skipped) {
  return { passed, failed: failed + skipped, notes: skipped > 0 ? [`${skipped} skipped`] : [] };
}

const readers = {
  vitest: ({ numPassedTests, numFailedTests, numPendingTests, numTodoTests }) =>
    withSkipped(numPassedTests, numFailedTests, numPendingTests + numTodoTests),
  playwright: ({ stats, errors }) => withSkipped(stats.expected, stats.unexpected + stats.flaky + errors.length, stats.skipped),
};

/** `code` is the runner's exit status: one that fails without a failed test has crashed, and so has one without a report. */
export function readReport(kind, file, code) {
  const counts = existsSync(file) ? readers[kind](readJson(file)) : { passed: 0, failed: 0, notes: ["no report"] };
  if (counts.passed + counts.failed === 0) return { ...counts, failed: 1, notes: [...counts.notes, "no test ran"] };
  if (code !== 0 && counts.failed === 0) return { ...counts, failed: 1, notes: [...counts.notes, `ended with status ${code}`] };
  return counts;
}

/** The same for checks that are functions: one `{ ok }` each. */
export function countChecks(results) {
  const passed = results.filter(({ ok }) => ok).length;
  const failed = results.length - passed;
  return passed + failed === 0 ? { passed, failed: 1, notes: ["no check ran"] } : { passed, failed, notes: [] };
}
