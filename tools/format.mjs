// Code layout and the order of imports, by `.oxfmtrc.jsonc`. The formatter is native, so it needs less than a second.
import { bin, runCheck } from "./run.mjs";
import { root } from "./workspace.mjs";

const oxfmt = (args, base) => runCheck([bin("oxfmt"), ...args], { limitMs: 600_000, cwd: base });

/**
 * Checks files and folders, given by their paths below `base`, by the configuration in `base`.
 * @returns no text, or one that names the files that differ.
 */
export const checkFormat = (paths = ["."], base = root) => oxfmt(["--check", ...paths], base);

/**
 * Formats files and folders in place.
 * @throws if one can't be read.
 */
export async function format(paths, base = root) {
  const [problem] = await oxfmt(paths, base);
  if (problem !== undefined) throw new Error(problem);
}
