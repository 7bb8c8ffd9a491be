// The state in which `npm start` leaves the packages: JavaScript in dist, and no declarations.
import { existsSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { build, recordOf } from "../build.mjs";
import { filesBelow } from "../content-hash.mjs";
import { readJson } from "../workspace.mjs";

/** Text that isn't in any source. A dist with this text wasn't rebuilt. */
export const outdatedMark = "built from outdated sources";

const noteAs = (folder, changes) =>
  writeFileSync(recordOf(folder), JSON.stringify({ ...readJson(recordOf(folder)), ...changes }));

/**
 * Brings every package to that state, with two exceptions. The first package has no dist, as in a fresh clone. The
 * second has an outdated dist, as if its sources were edited afterwards.
 */
export async function leaveStartState(packages) {
  const failed = (await build({ types: false })).filter(({ ok }) => !ok);
  if (failed.length > 0) throw new Error(`${failed.map(({ name }) => name).join(", ")} did not build`);
  for (const { folder, path } of packages) {
    if (!existsSync(join(path, "dist"))) throw new Error(`${path}/dist is not what npm start leaves`);
    // An earlier packing may have left declarations.
    for (const file of [...filesBelow(join(path, "dist"))].filter((name) => name.endsWith(".d.ts"))) rmSync(file);
    noteAs(folder, { types: false });
  }
  const [unbuilt, edited] = packages;
  rmSync(recordOf(unbuilt.folder));
  rmSync(join(unbuilt.path, "dist"), { recursive: true });
  noteAs(edited.folder, { hash: outdatedMark, types: true });
  writeFileSync(join(edited.path, "dist/index.js"), `// ${outdatedMark}\n`);
}
