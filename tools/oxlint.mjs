import { bin, runCheck } from "./run.mjs";

// This limit only ends checks that hang.
const limitMs = 3_600_000;

/**
 * Runs the linter on files and folders, given by their paths below `base`.
 * @returns no text, or one with a line for each problem.
 */
export function oxlint(args, paths, base) {
  return runCheck([bin("oxlint"), "--format", "unix", ...args, ...paths], {
    limitMs,
    cwd: base,
    env: { OXLINT_TSGOLINT_PATH: bin("oxlint-tsgolint", "tsgolint") },
  });
}
