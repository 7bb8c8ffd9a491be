// Who may import whom. Directions between packages, doors between areas, and no cycle anywhere.
import { readFileSync } from "node:fs";
import { builtinModules } from "node:module";
import { dirname, join, relative } from "node:path";
import { pathToFileURL } from "node:url";
import ts from "typescript";
import { filesBelow } from "./content-hash.mjs";
import { findCycles } from "./find-cycles.mjs";
import { publicEntries, root, workspacePackages } from "./workspace.mjs";

const mayImport = {
  contract: [],
  design: [],
  panels: ["contract", "design"],
  elements: ["panels", "contract", "design"],
  server: ["contract"],
};
const isCode = (file) => /\.(ts|tsx|mts|mjs|js)$/.test(file) && !/\.d\.m?ts$/.test(file);
const isTest = (file) => /\.(test|stories|spec)\.[a-z]+$/.test(file) || /^packages\/[^/]+\/src\/testing\//.test(file);
const isNodeModule = (name) => name.startsWith("node:") || builtinModules.includes(name);

/** `packages/panels/src/areas/cart/x.ts` → `{ package: "panels", area: "cart", pages: false }` */
function placeOf(file) {
  const [, folder] = /^packages\/([^/]+)\//.exec(file) ?? [];
  const [, area] = /^packages\/[^/]+\/src\/areas\/([^/]+)\//.exec(file) ?? [];
  return { package: folder, area, pages: /^packages\/panels\/src\/pages\//.test(file) };
}

function resolveRelative(from, specifier, files) {
  const path = join(dirname(from), specifier);
  const bare = path.replace(/\.(js|jsx|mjs)$/, "");
  const guesses = [path, `${bare}.ts`, `${bare}.tsx`, `${path}.ts`, `${path}.tsx`, `${path}.mjs`, `${path}/index.ts`, `${path}/index.tsx`];
  return guesses.find((guess) => files.has(guess));
}

/** Every import of every source below `base`, as `{ from, specifier, to }`; `to` is undefined for what is not ours. */
function readImports(base = root, folders = ["packages", "examples", ".storybook", "tools"]) {
  const files = new Set(folders.flatMap((folder) => [...filesBelow(join(base, folder))].map((file) => relative(base, file))));
  const entries = new Map(
    workspacePackages(base).flatMap((pack) =>
      publicEntries(pack).map(({ specifier, source }) => [specifier, `packages/${pack.folder}/${source}`]),
    ),
  );
  return [...files].filter(isCode).flatMap((from) =>
    // TypeScript's own scanner sees type-only and dynamic imports too, which a bundler drops.
    ts.preProcessFile(readFileSync(join(base, from), "utf8"), true, true).importedFiles.map(({ fileName }) => {
      const specifier = fileName.replace(/\?.*$/, "");
      return { from, specifier, to: specifier.startsWith(".") ? resolveRelative(from, specifier, files) : entries.get(specifier) };
    }),
  );
}

function directionProblem({ from, specifier, to }) {
  const here = placeOf(from).package;
  const ours = /^@gatehouse\/([^/]+)/.exec(specifier)?.[1];
  if (ours !== undefined && to === undefined) return `${specifier} is not a published entry`;
  if (specifier.startsWith(".") && to === undefined) return isAsset(specifier) ? undefined : `${specifier} does not exist`;
  const there = to && placeOf(to).package;
  if (specifier.startsWith(".") && there !== undefined && there !== here) return `reaches into packages/${there} by path`;
  if (here === undefined || there === undefined || there === here) return undefined;
  return mayImport[here]?.includes(there) ? undefined : `${here} may not import ${there}`;
}

const isAsset = (specifier) => /\.(css|svg|png|json|sql|html|md|mdx|woff2)$/.test(specifier);

function neutralityProblem({ from, specifier }) {
  const neutral = /^packages\/(contract|server)\/src\//.test(from) && !/^packages\/server\/src\/node\//.test(from);
  // The same code runs in a browser tab.
  return neutral && !isTest(from) && isNodeModule(specifier) ? `${specifier} is Node's: only packages/server/src/node may use it` : undefined;
}

function testingProblem({ from, to }) {
  const ships = from.startsWith("packages/") && !isTest(from);
  return ships && to !== undefined && isTest(to) ? `what ships may not import ${to}` : undefined;
}

function areaProblem({ from, to }) {
  if (to === undefined) return undefined;
  const here = placeOf(from);
  const there = placeOf(to);
  if (here.area === undefined || here.package !== there.package) return undefined;
  if (there.pages) return "an area may not import a page";
  if (there.area === undefined || there.area === here.area) return undefined;
  const door = `packages/${there.package}/src/areas/${there.area}/index.ts`;
  return to === door ? undefined : `area ${here.area} takes from area ${there.area} past its index.ts`;
}

function cyclesBetween(edges, name) {
  const graph = new Map();
  for (const [from, to] of edges) {
    if (!graph.has(from)) graph.set(from, new Set());
    graph.get(from).add(to);
  }
  return findCycles(graph).map((cycle) => `${name}: ${[...cycle, cycle[0]].join(" → ")}`);
}

/** The broken rules, one sentence each; an empty list when all is well. */
function importProblems(imports) {
  const single = imports.flatMap((edge) =>
    [directionProblem(edge), neutralityProblem(edge), testingProblem(edge), areaProblem(edge)]
      .filter(Boolean)
      .map((problem) => `${edge.from}: ${problem}`),
  );
  const known = imports.filter(({ to }) => to !== undefined);
  const areas = known.flatMap(({ from, to }) => {
    const [here, there] = [placeOf(from), placeOf(to)];
    const crosses = here.area && there.area && here.area !== there.area && here.package === there.package;
    return crosses ? [[`${here.package}/${here.area}`, `${there.package}/${there.area}`]] : [];
  });
  const files = known.filter(({ from, to }) => from !== to).map(({ from, to }) => [from, to]);
  return [...single, ...cyclesBetween(areas, "areas form a cycle"), ...cyclesBetween(files, "files form a cycle")];
}

export const checkImports = (base = root) => importProblems(readImports(base));

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  const problems = checkImports();
  for (const problem of problems) console.error(problem);
  process.exitCode = problems.length > 0 ? 1 : 0;
}
