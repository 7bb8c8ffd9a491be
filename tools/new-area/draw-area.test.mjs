import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { areaNames, checkAreas } from "../check-areas.mjs";
import { checkImports } from "../check-imports.mjs";
import { bin, runNode } from "../run.mjs";
import { root } from "../workspace.mjs";
import { wordsOf } from "./area-names.mjs";
import { drawArea, refusal } from "./draw-area.mjs";
import { areaFiles } from "./templates.mjs";

const isSource = (path) => !/[\\/](node_modules|dist)$/.test(path);
let base;
let area;

/** Links what is installed, but the copy's own packages instead of the repository's. */
function linkModules(folder) {
  mkdirSync(join(base, folder));
  for (const name of readdirSync(join(root, folder)))
    if (!name.startsWith("@gatehouse") && !name.startsWith("."))
      symlinkSync(join(root, folder, name), join(base, folder, name));
}

beforeAll(() => {
  base = mkdtempSync(join(tmpdir(), "gatehouse-area-"));
  for (const path of ["packages", "examples/e2e", ".storybook", "docs", "tsconfig.json"])
    if (existsSync(join(root, path))) cpSync(join(root, path), join(base, path), { recursive: true, filter: isSource });
  linkModules("node_modules");
  mkdirSync(join(base, "node_modules/@gatehouse"));
  for (const name of readdirSync(join(base, "packages"), { withFileTypes: true }).filter((entry) =>
    entry.isDirectory(),
  )) {
    symlinkSync(join(base, "packages", name.name), join(base, "node_modules/@gatehouse", name.name));
    const own = `packages/${name.name}/node_modules`;
    if (existsSync(join(root, own))) linkModules(own);
  }
  // A name that is still free; once the portal is whole, one area makes room in the copy.
  area = areaNames.find((name) => refusal(root, name) === undefined) ?? "support";
});
afterAll(() => rmSync(base, { recursive: true, force: true }));

it("refuses names that are no area, or that stand already", () => {
  expect(refusal(base, "basket")).toContain("basket is not an area");
  expect(refusal(base, "")).toContain("is not an area");
  expect(refusal(base, "licenses")).toContain("licenses stands already");
});

it("a drawn area is complete, keeps the directions, and type-checks", async () => {
  drawArea(base, area);
  expect(refusal(base, area)).toContain("stands already");
  expect(checkAreas(base).filter((problem) => problem.startsWith(`${area} `))).toEqual([]);
  expect((await checkImports(base)).join("\n"), "imports").not.toContain(`areas/${area}/`);

  const drawn = Object.keys(areaFiles(wordsOf(area))).filter((path) => /\.tsx?$/.test(path));
  const files = [...drawn, "packages/server/src/server.ts", "packages/server/src/db/schema.ts"];
  writeFileSync(
    join(base, "tsconfig.area.json"),
    JSON.stringify({
      extends: "./tsconfig.json",
      compilerOptions: { incremental: false, tsBuildInfoFile: null },
      include: [],
      files,
    }),
  );
  const { output } = await runNode(
    [bin("typescript", "tsc"), "-p", join(base, "tsconfig.area.json"), "--pretty", "false"],
    {
      quiet: true,
      cwd: base,
    },
  );
  const ours = output
    .split("\n")
    .filter((line) => line.startsWith("error") || files.some((file) => line.startsWith(file)));
  expect(ours).toEqual([]);
}, 120_000);
