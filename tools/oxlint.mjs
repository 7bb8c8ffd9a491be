import { bin, runNode } from "./run.mjs";

// This limit only ends checks that hang.
const limitMs = 3_600_000;

/**
 * Runs the linter on files and folders, given by their paths below `base`.
 * @returns no text, or one with a line for each problem.
 */
export async function oxlint(args, paths, base) {
  const { code, output } = await runNode([bin("oxlint"), "--format", "unix", ...args, ...paths], {
    quiet: true,
    limitMs,
    cwd: base,
    env: { OXLINT_TSGOLINT_PATH: bin("oxlint-tsgolint", "tsgolint") },
  });
  return code === 0 ? [] : [output.trim() || `ended with status ${code}`];
}
