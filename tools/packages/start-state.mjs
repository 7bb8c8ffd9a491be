// The state in which `npm start` leaves the packages: JavaScript in dist, and no declarations.
import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { build, recordOf } from "../build.mjs";
import { filesBelow } from "../content-hash.mjs";

/** Text that no source has: a dist that holds it is not made of the sources. */
export const outdatedMark = "built from outdated sources";

/**
 * Brings every package to that state. The first stays as a fresh clone has it, without a dist; the second is as if its
 * sources were edited since.
 */
export async function leaveStartState(packages) {
  for (const { folder, path } of packages) {
    rmSync(recordOf(folder), { force: true });
    rmSync(join(path, "dist"), { recursive: true, force: true });
  }
  const [unbuilt, edited] = packages;
  const failed = (await build({ types: false })).filter(({ ok }) => !ok);
  if (failed.length > 0) throw new Error(`${failed.map(({ name }) => name).join(", ")} did not build`);
  for (const { path } of packages) {
    const declarations = [...filesBelow(join(path, "dist"))].filter((file) => file.endsWith(".d.ts"));
    if (!existsSync(join(path, "dist")) || declarations.length > 0)
      throw new Error(`${path}/dist is not what npm start leaves`);
  }
  rmSync(recordOf(unbuilt.folder));
  rmSync(join(unbuilt.path, "dist"), { recursive: true });
  writeFileSync(
    recordOf(edited.folder),
    JSON.stringify({ ...JSON.parse(readFileSync(recordOf(edited.folder), "utf8")), hash: outdatedMark, types: true }),
  );
  writeFileSync(join(edited.path, "dist/index.js"), `// ${outdatedMark}\n`);
}
