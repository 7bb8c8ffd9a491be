// Checks every import against tools/import-rules.cjs and tools/area-cycles.cjs.
import { existsSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { bin, runCheck } from "./run.mjs";
import { root } from "./workspace.mjs";

function cruise(config, folders, base) {
  const args = [
    bin("dependency-cruiser", "depcruise"),
    "--config",
    join(root, "tools", config),
    "--output-type",
    "err",
    ...folders,
  ];
  return runCheck(args, { limitMs: 1_200_000, cwd: base });
}

/** The violations, one text for each configuration. Empty if there are none. */
export async function checkImports(base = root) {
  const folders = ["packages", "examples", "tools", ".storybook"].filter((folder) => existsSync(join(base, folder)));
  const found = await Promise.all([
    cruise("import-rules.cjs", folders, base),
    cruise("area-cycles.cjs", ["packages"], base),
  ]);
  return found.flat();
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  const problems = await checkImports();
  for (const problem of problems) console.error(problem);
  process.exitCode = problems.length > 0 ? 1 : 0;
}
