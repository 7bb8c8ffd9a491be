// Writes a new area's files and the few lines elsewhere that know of it.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { areaNames } from "../check-areas.mjs";
import { wordsOf } from "./area-names.mjs";
import { areaFiles } from "./templates.mjs";

/** The sentence that says why this area cannot be drawn, or undefined. */
export function refusal(base, area) {
  if (!areaNames.includes(area)) return `${area || "(no name)"} is not an area: ${areaNames.join(", ")}.`;
  const present = Object.keys(areaFiles(wordsOf(area))).find((path) => existsSync(join(base, path)));
  return present && `${area} stands already: ${present}.`;
}

function edit(base, path, change) {
  const before = readFileSync(join(base, path), "utf8");
  const after = change(before);
  if (after === before) throw new Error(`${path} has changed its shape: tools/new-area has to follow`);
  writeFileSync(join(base, path), after);
}

function addExport(base, folder, area, source, built) {
  edit(base, `packages/${folder}/package.json`, (text) => {
    const manifest = JSON.parse(text);
    const { "./package.json": own, ...entries } = manifest.exports;
    const entry = { "@gatehouse/source": source, types: `./dist/${built}.d.ts`, default: `./dist/${built}.js` };
    manifest.exports = { ...entries, [`./${area}`]: entry, "./package.json": own };
    return `${JSON.stringify(manifest, undefined, 2)}\n`;
  });
}

const afterLast = (text, pattern, line) => {
  const last = [...text.matchAll(pattern)].at(-1);
  return last === undefined
    ? text
    : `${text.slice(0, last.index + last[0].length)}\n${line}${text.slice(last.index + last[0].length)}`;
};

export function drawArea(base, area) {
  const words = wordsOf(area);
  for (const [path, text] of Object.entries(areaFiles(words))) {
    mkdirSync(dirname(join(base, path)), { recursive: true });
    writeFileSync(join(base, path), text);
  }
  addExport(base, "contract", area, `./src/areas/${area}/index.ts`, `areas/${area}/index`);
  addExport(base, "panels", area, `./src/exports/${area}.ts`, `exports/${area}`);
  edit(base, "packages/panels/src/locales/it.ts", (text) => {
    const italian = `${area}Italian`;
    const imported = afterLast(
      text,
      /^import \{ \w+Italian \} from "\.\.\/areas\/[^"]+";$/gm,
      `import { ${italian} } from "../areas/${area}/${area}.messages.it";`,
    );
    return imported === text ? text : afterLast(imported, /^ {2}\w+: \w+Italian,$/gm, `  ${area}: ${italian},`);
  });
  edit(base, "packages/server/src/db/schema.ts", (text) =>
    afterLast(text, /^export \* from "\.\/tables\/[^"]+";$/gm, `export * from "./tables/${area}";`),
  );
  edit(base, "packages/server/src/server.ts", (text) => {
    const imported = afterLast(
      text,
      /^import \{ bind\w+ \} from "\.\/areas\/[^"]+";$/gm,
      `import { bind${words.Area} } from "./areas/${area}/routes";`,
    );
    return imported === text
      ? text
      : afterLast(imported, /^ {2}bind[A-Z]\w*\(portal\);$/gm, `  bind${words.Area}(portal);`);
  });
}
