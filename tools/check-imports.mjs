// Checks every import against tools/import-rules.cjs and tools/area-cycles.cjs.
import { existsSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { bin, runCheck } from "./run.mjs";
import { root } from "./workspace.mjs";

function cruise(config, paths, base, options) {
  const args = [
    bin("dependency-cruiser", "depcruise"),
    "--config",
    join(root, "tools", config),
    "--output-type",
    "err",
    ...options,
    ...paths,
  ];
  return runCheck(args, { limitMs: 1_200_000, cwd: base });
}

/**
 * The violations, one text for each configuration. Empty if there are none.
 * @param files - Checks only these files' own imports, instead of reading the whole repository.
 */
export async function checkImports(base = root, files = undefined) {
  const folders = ["packages", "examples", "tools", ".storybook"].filter((folder) => existsSync(join(base, folder)));
  const only = files?.map((path) => path.replaceAll(".", "\\.")).join("|");
  const options = only === undefined ? [] : ["--do-not-follow", `^(?!(?:${only})$)`];
  const found = await Promise.all([
    cruise("import-rules.cjs", files ?? folders, base, options),
    cruise("area-cycles.cjs", files ?? ["packages"], base, options),
  ]);
  return found.flat();
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  const problems = await checkImports();
  for (const problem of problems) console.error(problem);
  process.exitCode = problems.length > 0 ? 1 : 0;
}
