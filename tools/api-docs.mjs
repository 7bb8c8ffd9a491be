// Writes docs/api.md and docs/openapi.json from the contract.
//   --check   writes nothing, and fails if the files differ from the contract
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { apiPage } from "./api-docs/api-page.mjs";
import { schemaNotes } from "./api-docs/schema-notes.mjs";
import { root } from "./workspace.mjs";

// The path is computed, so that bundlers ignore the import. The sources are TypeScript, loaded at run time.
const load = (file) => import(pathToFileURL(file).href);
const isEndpoint = (value) => typeof value?.path === "string" && value.response !== undefined;

/** The folders of the areas that exist in the contract, in the portal's order. */
async function contractAreas(source) {
  const { areas } = await load(join(source, "http/area-names.ts"));
  const standing = readdirSync(join(source, "areas"));
  return areas.filter((area) => standing.includes(area)).map((area) => join(source, "areas", area));
}

async function readArea(folder) {
  const calls = Object.values(await load(join(folder, "endpoints.ts"))).flatMap(Object.values);
  const schemas = join(folder, "schemas.ts");
  return {
    endpoints: calls.filter(isEndpoint),
    notes: existsSync(schemas) ? schemaNotes(readFileSync(schemas, "utf8"), await load(schemas)) : [],
  };
}

/** The generated files by path from the root. */
export async function apiDocs() {
  const source = join(root, "packages/contract/src");
  const { createOpenApiDocument } = await load(join(source, "openapi/openapi.ts"));
  const areas = await Promise.all((await contractAreas(source)).map(readArea));
  const endpoints = areas.flatMap((area) => area.endpoints);
  const options = { notes: areas.flatMap((area) => area.notes) };
  // The page keeps `{product}` as a placeholder. The document needs a product, because tools read it.
  const open = { id: "{product}", name: "{product}" };
  return {
    "docs/api.md": apiPage(createOpenApiDocument(endpoints, open, options)),
    "docs/openapi.json": `${JSON.stringify(createOpenApiDocument(endpoints, { id: "acme", name: "Acme" }, options), undefined, 2)}\n`,
  };
}

/** The generated files that are out of date. */
export async function staleDocs(base = root) {
  const current = (path) => (existsSync(join(base, path)) ? readFileSync(join(base, path), "utf8") : undefined);
  return Object.entries(await apiDocs()).flatMap(([path, text]) => (current(path) === text ? [] : [path]));
}

async function main(isCheck) {
  const { register } = await import("tsx/esm/api");
  register();
  const stale = await staleDocs();
  if (isCheck) {
    for (const path of stale) console.error(`${path} is not what the contract says: node tools/api-docs.mjs`);
    process.exitCode = stale.length > 0 ? 1 : 0;
    return;
  }
  const texts = await apiDocs();
  for (const path of stale) writeFileSync(join(root, path), texts[path]);
  console.log(stale.length > 0 ? `Written: ${stale.join(", ")}` : "Up to date.");
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) await main(process.argv.includes("--check"));
