// `npm run bench`: prints the measured figures. Sizes come from here, the rest from modules in tools/bench. Each
// exports `rows()`, which returns `[{ name, value, unit, goal }]`. A row without a goal has a `note` instead.
//   npm run bench -- NAME …   only these modules, such as `log-viewers`
import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { build } from "./build.mjs";
import { ensureChromium } from "./chromium.mjs";
import { sizes } from "./sizes.mjs";
import { root } from "./workspace.mjs";

const folder = join(root, "tools/bench");
const wanted = process.argv.slice(2);

async function moduleRows() {
  const files = existsSync(folder)
    ? readdirSync(folder).filter((file) => file.endsWith(".mjs") && !file.endsWith(".test.mjs"))
    : [];
  const rows = [];
  const isWanted = (file) => wanted.length === 0 || wanted.includes(file.replace(/\.mjs$/, ""));
  for (const file of files.filter(isWanted).sort())
    rows.push(...(await (await import(pathToFileURL(join(folder, file)).href)).rows()));
  return rows;
}

if (!ensureChromium()) {
  console.error("The bench needs a Chromium, and none could be installed.");
  process.exit(1);
}
const failed = (await build({ types: false })).filter(({ ok }) => !ok);
if (failed.length > 0) {
  console.error(`The build of ${failed.map(({ name }) => name).join(", ")} failed. The message above says why.`);
  process.exit(1);
}
const sizeRows = (wanted.length > 0 ? [] : await sizes()).map(({ name, unit, value, goal }) => ({
  name,
  value,
  unit: unit === "kB" ? "kB gzip" : unit,
  goal,
}));
for (const { name, value, unit, goal, note } of [...sizeRows, ...(await moduleRows())])
  console.log(`${name.padEnd(48)}${value.toFixed(1).padStart(10)} ${unit.padEnd(8)} ${note ?? `goal ${goal}`}`);
