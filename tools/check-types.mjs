// Checks the types, and with the same program the lint rule that needs them: a promise nobody waits for hides its
// failure, and in a test it hides the assertion. The compiler and the linter are native, which takes a quarter of the
// processor time.
import { join } from "node:path";
import { bin, runNode } from "./run.mjs";
import { root } from "./workspace.mjs";

/**
 * Checks files and folders, given by their paths below `base`.
 * @returns no text, or one with all problems.
 */
export async function checkTypes(paths = ["."], base = root, limitMs = 3_600_000) {
  const args = [
    "--type-aware",
    "--type-check",
    "--config",
    join(root, "tools/lint/types.json"),
    "--format",
    "unix",
    ...paths,
  ];
  const { code, output } = await runNode([bin("oxlint"), ...args], {
    quiet: true,
    limitMs,
    cwd: base,
    env: { OXLINT_TSGOLINT_PATH: bin("oxlint-tsgolint", "tsgolint") },
  });
  return code === 0 ? [] : [output.trim() || `ended with status ${code}`];
}
