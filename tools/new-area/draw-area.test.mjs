import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { areaNames, checkAreas } from "../check-areas.mjs";
import { checkImports } from "../check-imports.mjs";
import { checkLint } from "../check-lint.mjs";
import { checkTypes } from "../check-types.mjs";
import { format } from "../format.mjs";
import { root } from "../workspace.mjs";
import { singular } from "./area-words.mjs";
import { areaFiles, describeArea, drawArea, leftToDo, refusal } from "./draw-area.mjs";

const isSource = (path) => !/[\\/](node_modules|dist)$/.test(path);
const sources = [
  "packages",
  "examples",
  ".storybook",
  "docs",
  "README.md",
  "tsconfig.json",
  ".oxlintrc.jsonc",
  ".oxfmtrc.jsonc",
  "tools/lint",
];
const area = "invoices";
const other = "quotes";
let base;

/** Links the installed packages, except for the repository's own, which the copy has. */
function linkModules(folder) {
  mkdirSync(join(base, folder));
  for (const name of readdirSync(join(root, folder)))
    if (!name.startsWith("@gatehouse") && !name.startsWith("."))
      symlinkSync(join(root, folder, name), join(base, folder, name));
}

beforeAll(() => {
  base = mkdtempSync(join(tmpdir(), "gatehouse-area-"));
  for (const path of sources)
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
});
afterAll(() => rmSync(base, { recursive: true, force: true }));

it.each([
  ["projects", "project"],
  ["categories", "category"],
  ["releases", "release"],
  ["licenses", "license"],
  ["downloads", "download"],
  ["boxes", "box"],
  ["batches", "batch"],
  ["addresses", "address"],
  ["keys", "key"],
  ["branches", "branch"],
  ["caches", "cache"],
  ["houses", "house"],
  ["buses", undefined],
  ["statuses", undefined],
  ["analyses", undefined],
  ["matrices", undefined],
  ["series", undefined],
  ["support", undefined],
  ["status", undefined],
  ["access", undefined],
  ["analysis", undefined],
])("one of %s is called %s", (plural, one) => expect(singular(plural)).toBe(one));

it.each([
  ["", undefined, '"" is not a valid area name'],
  ["Projects", undefined, "Use lowercase letters"],
  ["../projects", undefined, "Use lowercase letters"],
  ["my-projects", undefined, "Use lowercase letters"],
  ["pages", undefined, "pages is reserved"],
  ["class", undefined, "class is reserved"],
  ["licenses", undefined, "licenses already exists: "],
  ["users", undefined, "users is already a name in packages/server/src/db/tables/viewer.ts"],
  ["commits", undefined, "commits is already a name in packages/server/src/db/tables/projects.ts"],
  ["simulations", undefined, "simulations is already a name in packages/panels/src/panel-catalog.ts"],
  ["support", undefined, "The singular of support is unclear"],
  ["buses", undefined, "npm run new:area buses -- --one="],
  ["support", "support", '"support" cannot name one of the support'],
  ["support", "class", '"class" cannot name one of the support'],
])("refuses the area %j of the word %j", (name, one, reason) => {
  expect(refusal(base, describeArea(name, one))).toContain(reason);
});

it("an area that is drawn is complete, keeps the layers, and passes the lint rules and the type check", async () => {
  const described = describeArea(area, undefined, base);
  expect(refusal(base, described)).toBeUndefined();
  const changed = drawArea(base, described);
  expect(refusal(base, described)).toContain(`${area} already exists`);
  expect(areaNames(base)).toContain(area);
  expect(readFileSync(join(base, "docs/embedding.md"), "utf8")).toContain(`| \`${area}\` | |`);
  expect(checkAreas(base).filter((problem) => problem.startsWith(`${area} `))).toEqual([]);
  const code = changed.filter((path) => /\.tsx?$/.test(path));
  expect(await checkImports(base, code), "imports").toEqual([]);
  const left = leftToDo(base, described);
  expect(left.length).toBeLessThanOrEqual(6);
  expect(left.join("\n")).toContain("shell.messages.ts");

  // As the command does: the order of imports depends on the area's name.
  await format(changed, base);
  for (const path of code) expect(readFileSync(join(base, path), "utf8"), path).toContain(area);
  expect(await checkLint(code, base), "lint").toEqual([]);
  expect(await checkTypes(code, base), "types").toEqual([]);
});

it("says which file has changed its shape, and writes nothing then", () => {
  const described = describeArea(other, undefined, base);
  const path = join(base, "packages/server/src/server.ts");
  const before = readFileSync(path, "utf8");
  writeFileSync(path, "export {};\n");
  expect(() => drawArea(base, described)).toThrow("packages/server/src/server.ts has changed its shape");
  expect(Object.keys(areaFiles(described)).filter((file) => existsSync(join(base, file)))).toEqual([]);
  writeFileSync(path, before);
});
