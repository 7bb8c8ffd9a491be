// Writes a new area's files from templates/, and the lines elsewhere that name it.
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { areaNames } from "../check-areas.mjs";
import { filesBelow } from "../content-hash.mjs";
import { root } from "../workspace.mjs";
import { isReserved, singular, wordsOf } from "./area-words.mjs";
import { edits } from "./edits.mjs";

const templates = join(root, "tools/new-area/templates");
const tablesFolder = "packages/server/src/db/tables";

/** Describes an area. The word for one of its objects is the singular of its name by default. */
export function describeArea(area, one = singular(area), base = root) {
  const names = areaNames(base);
  return { area, one, kind: 16 + (names.includes(area) ? names.indexOf(area) : names.length) };
}

/** Path → text of every file of a new area. */
export function areaFiles(described) {
  const write = wordsOf(described);
  return Object.fromEntries(
    [...filesBelow(templates)].map((file) => [
      write(relative(templates, file).replace(/\.txt$/, "")),
      write(readFileSync(file, "utf8")),
    ]),
  );
}

/** Why this area can't be drawn. Undefined if it can. */
export function refusal(base, { area, one, kind }) {
  if (!/^[a-z]+$/.test(area)) return `"${area}" is not a valid area name. Use lowercase letters a to z only.`;
  if (isReserved(area)) return `${area} is reserved. Use another name.`;
  if (one === undefined)
    return `The singular of ${area} is unclear. Say what one object is called: npm run new:area ${area} -- --one=ticket.`;
  if (!/^[a-z]+$/.test(one) || isReserved(one) || one === area)
    return `"${one}" cannot name one of the ${area}. Use another word of lowercase letters a to z.`;
  const present = Object.keys(areaFiles({ area, one, kind })).find((path) => existsSync(join(base, path)));
  if (present) return `${area} already exists: ${present}.`;
  const taken = placesTaken(base, area).find(([path, name]) => name.test(readFileSync(join(base, path), "utf8")));
  return taken && `${area} is already a name in ${taken[0]}. Use another name.`;
}

/** Files in which an area would declare a name twice if another area's table or panel has it. */
function placesTaken(base, area) {
  const tables = readdirSync(join(base, tablesFolder)).filter((file) => file.endsWith(".ts"));
  return [
    ...tables.map((file) => [
      join(tablesFolder, file),
      new RegExp(`^export const ${area}\\b|pgTable\\(\\s*"${area}"`, "m"),
    ]),
    ["packages/panels/src/panel-catalog.ts", new RegExp(`"gatehouse-${area}"`)],
  ];
}

/** Writes the area. @returns the paths of all files that it wrote or changed. */
export function drawArea(base, described) {
  const write = wordsOf(described);
  const files = areaFiles(described);
  const changed = edits.map(({ path, change }) => {
    const file = join(base, path);
    const before = readFileSync(file, "utf8");
    const after = change(before, write);
    if (after === undefined) throw new Error(`${path} has changed its shape. Adapt tools/new-area/edits.mjs to it.`);
    return { path, file, text: after };
  });
  // Nothing is written unless everything fits.
  for (const { file, text } of changed) writeFileSync(file, text);
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(base, path)), { recursive: true });
    writeFileSync(join(base, path), text);
  }
  return [...Object.keys(files), ...changed.map(({ path }) => path)];
}

/** The decisions left to the developer, each with its place. */
export function leftToDo(base, { area }) {
  const read = (path) => readFileSync(join(base, path), "utf8");
  const hasEntry = read("packages/panels/src/shell/nav-entries.ts").includes(`screen: "${area}"`);
  const isExpected = read("examples/demo-menus.ts").includes(` /app/${area}"`);
  return [
    `packages/contract/src/areas/${area}/: paths and fields as the back end has them; then node tools/api-docs.mjs`,
    `packages/server/src/db/tables/${area}.ts and packages/server/src/demo/${area}.ts: columns and demo data; then node packages/server/scripts/generate-migrations.cjs NAME`,
    `packages/panels/src/areas/${area}/${area}.messages.ts and .it.ts: the texts in English and Italian`,
    `packages/panels/src/navigation/screens.ts: the path of the page, if it is not /${area}`,
    ...(hasEntry
      ? []
      : [
          "packages/panels/src/shell/nav-entries.ts: an entry of the menu, if it has one, and its label in shell.messages.ts and .it.ts",
        ]),
    ...(isExpected ? [] : ["examples/demo-menus.ts: what the menus then show to whom"]),
  ];
}
