// Checks the types, and with the same program the lint rule that needs them: a promise nobody waits for hides its
// failure, and in a test it hides the assertion. The compiler and the linter are native, which takes a quarter of the
// processor time.
import { join } from "node:path";
import { oxlint } from "./oxlint.mjs";
import { root } from "./workspace.mjs";

/**
 * Checks files and folders, given by their paths below `base`.
 * @returns no text, or one with all problems.
 */
export const checkTypes = (paths = ["."], base = root) =>
  oxlint(["--type-aware", "--type-check", "--config", join(root, "tools/lint/types.json")], paths, base);
