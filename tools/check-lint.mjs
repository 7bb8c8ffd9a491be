// Checks the rules of `.oxlintrc.jsonc`: the linter's, and the project's own from `tools/lint`. The linter is native,
// which takes an eighth of the processor time of one that runs in Node.
import { oxlint } from "./oxlint.mjs";
import { root } from "./workspace.mjs";

/**
 * Checks files and folders, given by their paths below `base`, by the configuration in `base`.
 * @returns no text, or one with all problems.
 */
export const checkLint = (paths = ["."], base = root) => oxlint(["--deny-warnings"], paths, base);
