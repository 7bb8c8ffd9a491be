// Every area must have the same name and place in each layer, so that it is easy to find in all of them.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { readJson, root } from "./workspace.mjs";

/** The contract's list of the areas. */
export const areaList = "packages/contract/src/http/area-names.ts";

/** The areas that the contract names. Its source is read as text: this runs before anything is built. */
export const areaNames = (base = root) =>
  [...readFileSync(join(base, areaList), "utf8").matchAll(/"([a-z]+)"/g)].map(([, name]) => name);

// End-to-end flows and public entries that belong to no single area.
const otherSpecs = [
  "sign-in",
  "accounts",
  "roles",
  "shell",
  "dashboard",
  "renewal-clicks",
  "touch-targets",
  "lost-pages",
  "tours",
  "two-tabs",
  "command-palette",
  "shortcuts",
  "uploads",
  "accessibility",
  "embeds",
  "embeds-in-react",
  "embeds-own-pages",
  "embeds-page-shortcuts",
  "embeds-styling",
  "cross-origin",
  "cross-origin-in-react",
  "server-rendering",
  "elements",
  "elements-lifetime",
  "elements-templates",
  "another-product",
  "modals",
  "first-load",
  "idle-pages",
  "layout-shift",
  "print",
  "wrong-settings",
];
const otherExports = [
  "provider",
  "navigation",
  "shell",
  "panel-catalog",
  "page-catalog",
  "pages",
  "log",
  "waves",
  "server-styles",
];
const otherDocs = ["log", "waves"];

const layers = [
  { name: "contract", folder: "packages/contract/src/areas", path: (area) => `packages/contract/src/areas/${area}` },
  { name: "panels", folder: "packages/panels/src/areas", path: (area) => `packages/panels/src/areas/${area}` },
  { name: "server", folder: "packages/server/src/areas", path: (area) => `packages/server/src/areas/${area}` },
  {
    name: "public entry",
    folder: "packages/panels/src/exports",
    suffix: ".ts",
    others: otherExports,
    path: (area) => `packages/panels/src/exports/${area}.ts`,
  },
  {
    name: "end-to-end",
    folder: "examples/e2e",
    suffix: ".spec.ts",
    others: otherSpecs,
    path: (area) => `examples/e2e/${area}.spec.ts`,
  },
  { name: "docs", folder: "docs/areas", suffix: ".md", others: otherDocs, path: (area) => `docs/areas/${area}.md` },
];

function areasIn({ folder, suffix, others = [] }, base) {
  if (!existsSync(join(base, folder))) return [];
  return readdirSync(join(base, folder), { withFileTypes: true })
    .filter((entry) => (suffix ? entry.isFile() && entry.name.endsWith(suffix) : entry.isDirectory()))
    .map(({ name }) => name.slice(0, name.length - (suffix?.length ?? 0)))
    .filter((name) => !others.includes(name));
}

/** The areas that exist in at least one layer. */
const presentAreas = (base = root) => [...new Set(layers.flatMap((layer) => areasIn(layer, base)))].sort();

/** One sentence for each area that is unknown or missing in a layer. Empty when there are no problems. */
export function checkAreas(base = root) {
  const published = (folder) => Object.keys(readJson(join(base, `packages/${folder}/package.json`)).exports);
  const faces = { panels: published("panels"), contract: published("contract") };
  const names = areaNames(base);
  return presentAreas(base).flatMap((area) => {
    if (!names.includes(area)) return [`${area} is not one of the areas: ${names.join(", ")}`];
    const missing = layers.filter(({ path }) => !existsSync(join(base, path(area))));
    return [
      ...missing.map(({ name, path }) => `${area} is missing in the ${name} layer: ${path(area)}`),
      ...Object.keys(faces)
        .filter((folder) => !faces[folder].includes(`./${area}`))
        .map((folder) => `${area} is missing in the exports of packages/${folder}/package.json`),
    ];
  });
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  const problems = checkAreas();
  for (const problem of problems) console.error(problem);
  process.exitCode = problems.length > 0 ? 1 : 0;
}
