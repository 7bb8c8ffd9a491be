// Code layout and the order of imports, by `.oxfmtrc.jsonc`. The formatter is native, so it needs less than a second.
import { bin, runNode } from "./run.mjs";
import { root } from "./workspace.mjs";

const run = (args, base) => runNode([bin("oxfmt"), ...args], { quiet: true, limitMs: 600_000, cwd: base });

/**
 * Checks files and folders, given by their paths below `base`, by the configuration in `base`.
 * @returns no text, or one that names the files that differ.
 */
export async function checkFormat(paths = ["."], base = root) {
  const { code, output } = await run(["--check", ...paths], base);
  return code === 0 ? [] : [output.trim() || `ended with status ${code}`];
}

/**
 * Formats files and folders in place.
 * @throws if one can't be read.
 */
export async function format(paths, base = root) {
  const { code, output } = await run(paths, base);
  if (code !== 0) throw new Error(output.trim() || `ended with status ${code}`);
}
