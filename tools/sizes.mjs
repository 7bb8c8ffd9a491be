// The size budgets of the project, measured on what is built: minified, ESM, production, gzip -9, React included.
//   node tools/sizes.mjs [--explain]   --explain lists what weighs most
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { pathToFileURL } from "node:url";
import { build } from "esbuild";
import { esbuildAriaLocales } from "./aria-locales.mjs";
import { gzipBytes, staticGraph } from "./static-graph.mjs";
import { root } from "./workspace.mjs";

const page = "page.js";

/** A page with these imports, as an embedder's bundler would make it. */
async function bundle(contents) {
  const { outputFiles, metafile } = await build({
    stdin: { contents, resolveDir: join(root, "packages/elements"), sourcefile: page },
    bundle: true,
    minify: true,
    splitting: true,
    write: false,
    metafile: true,
    format: "esm",
    platform: "browser",
    target: "es2022",
    outdir: join(root, ".build/sizes"),
    legalComments: "none",
    logLevel: "silent",
    define: { "process.env.NODE_ENV": '"production"' },
    plugins: [esbuildAriaLocales()],
  });
  // What is loaded by import() is an entry too: the page is the one that was given.
  const outputOf = (entryPoint) => {
    const found = Object.keys(metafile.outputs).find((name) => metafile.outputs[name].entryPoint?.endsWith(entryPoint));
    if (found === undefined) throw new Error(`the bundle has no ${entryPoint}`);
    return found;
  };
  const graph = (entryPoint) => staticGraph(outputOf(entryPoint), (name) => metafile.outputs[name].imports);
  const content = (name) => outputFiles.find(({ path }) => path === join(root, name)).contents;
  const weigh = (names) => {
    const weights = {};
    for (const name of names)
      for (const [input, { bytesInOutput }] of Object.entries(metafile.outputs[name].inputs))
        weights[input] = bytesInOutput;
    return { bytes: names.reduce((sum, name) => sum + gzipBytes(content(name)), 0), weights };
  };
  const names = graph(page);
  /** What a module that is loaded by import() adds to what the page has loaded already. */
  const added = (module) => weigh(graph(`/${module}.js`).filter((name) => !names.includes(name)));
  return { ...weigh(names), added };
}

/** The files of an already built entry and everything they import without `import()`. */
async function builtGraph(entries) {
  const { metafile } = await build({
    entryPoints: entries,
    bundle: true,
    write: false,
    metafile: true,
    format: "esm",
    outdir: join(root, ".build/sizes"),
    absWorkingDir: root,
    logLevel: "silent",
  });
  const names = entries.flatMap((entry) => staticGraph(relative(root, entry), (name) => metafile.inputs[name].imports));
  return [...new Set(names)].map((name) => join(root, name));
}

const sumOf = (files) => files.reduce((sum, file) => sum + gzipBytes(readFileSync(file)), 0);

const react = `export { createRoot } from "react-dom/client";`;
const licenses = `${react}
  export { PortalProvider } from "@gatehouse/panels/provider";
  export { LicensesPanel } from "@gatehouse/panels/licenses";`;

// Dialogs of plain text and fields, each with the panel that opens it.
const simpleDialogs = [
  { area: "licenses", panel: "LicensesPanel", panelModule: "licenses-panel", module: "redeem-coupon-dialog" },
  { area: "cart", panel: "CartPanel", panelModule: "cart-panel", module: "submit-cart-dialog" },
  { area: "licenses", panel: "LicensesPanel", panelModule: "licenses-panel", module: "agreement-form" },
];

const heaviest = (measured) => measured.reduce((most, next) => (next.bytes > most.bytes ? next : most));

/** What the first simple dialog adds to an embedder's bundle with its panel. */
async function bundledDialog() {
  const measure = async ({ area, panel, module }) => {
    const { added } = await bundle(
      `${react} export { PortalProvider } from "@gatehouse/panels/provider"; export { ${panel} } from "@gatehouse/panels/${area}";`,
    );
    return added(module);
  };
  return heaviest(await Promise.all(simpleDialogs.map(measure)));
}

/** What the first simple dialog adds to a script-tag page that shows its panel. */
async function scriptTagDialog() {
  const folder = join(root, "packages/elements/dist");
  const files = readdirSync(folder);
  const built = (module) => {
    const found = files.find((file) => new RegExp(`^${module}-[A-Z0-9]{8}\\.js$`).test(file));
    if (found === undefined) throw new Error(`packages/elements/dist has no ${module}`);
    return join(folder, found);
  };
  const measure = async ({ panelModule, module }) => {
    const shown = await builtGraph([join(folder, "index.js"), built("mount-panel"), built(panelModule)]);
    const opened = await builtGraph([built(module)]);
    return { bytes: sumOf(opened.filter((file) => !shown.includes(file))) };
  };
  return heaviest(await Promise.all(simpleDialogs.map(measure)));
}

async function hostBytes() {
  const folder = join(root, "examples/host/dist");
  const html = readFileSync(join(folder, "index.html"), "utf8");
  const linked = [...html.matchAll(/<(?:script|link)\b[^>]*\b(?:src|href)="([^"]+\.(?:m?js|css))"/g)].map(([, url]) => {
    // The page's base path is the server's affair; the folder knows the rest.
    const parts = url.split("/").filter(Boolean);
    const file = parts.map((_, at) => join(folder, ...parts.slice(at))).find((path) => existsSync(path));
    if (file === undefined) throw new Error(`${url} is in the host's index.html but not in its dist`);
    return file;
  });
  const scripts = await builtGraph(linked.filter((file) => !file.endsWith(".css")));
  return { bytes: sumOf([...new Set([...scripts, ...linked])]) };
}

const budgets = [
  { name: "Provider + LicensesPanel", goal: 138, limit: 155, measure: () => bundle(licenses) },
  {
    name: "Lazy overlays",
    goal: 50,
    limit: 60,
    measure: async () => {
      const [without, with_] = [
        await bundle(licenses),
        await bundle(
          `${licenses} export { ConfirmDialog, Dialog, MenuPopover, Select } from "@gatehouse/design/overlays";`,
        ),
      ];
      return { bytes: with_.bytes - without.bytes };
    },
  },
  { name: "First dialog, bundled", goal: 6, limit: 8, measure: bundledDialog },
  { name: "First dialog, script tag", goal: 6, limit: 9, measure: scriptTagDialog },
  { name: "Host, first route", goal: 180, limit: 200, measure: hostBytes },
  {
    name: "Script-tag loader",
    goal: 3,
    limit: 5,
    measure: async () => ({ bytes: sumOf(await builtGraph([join(root, "packages/elements/dist/index.js")])) }),
  },
];

/** One `{ name, kB, goal, limit, ok, weights }` for each budget. What cannot be measured is not ok. */
export async function sizes() {
  const rows = [];
  for (const { name, goal, limit, measure } of budgets) {
    try {
      const { bytes, weights } = await measure();
      const kB = bytes / 1000;
      rows.push({ name, kB, goal, limit, ok: kB <= limit, weights });
    } catch (error) {
      rows.push({ name, kB: Number.NaN, goal, limit, ok: false, problem: error.message.split("\n", 2).join(" ") });
    }
  }
  return rows;
}

export function printSizes(rows) {
  console.log(`${"gzip kB".padEnd(28)}${"measured".padStart(10)}${"goal".padStart(8)}${"limit".padStart(8)}`);
  for (const { name, kB, goal, limit, ok, problem } of rows) {
    const verdict = problem ?? (ok ? (kB > goal ? "over the goal" : "") : "OVER THE LIMIT");
    console.log(
      `${name.padEnd(28)}${kB.toFixed(1).padStart(10)}${String(goal).padStart(8)}${String(limit).padStart(8)}  ${verdict}`,
    );
  }
}

function explain({ name, weights }) {
  const groups = {};
  for (const [input, bytes] of Object.entries(weights)) {
    const group = /node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(input)?.[1] ?? input;
    groups[group] = (groups[group] ?? 0) + bytes;
  }
  console.log(`\n${name}, minified bytes before gzip`);
  const heaviest = Object.entries(groups)
    .sort(([, a], [, b]) => b - a)
    .slice(0, 25);
  for (const [group, bytes] of heaviest) console.log(`${String(bytes).padStart(9)} ${group}`);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  const rows = await sizes();
  printSizes(rows);
  if (process.argv.includes("--explain")) rows.filter(({ weights }) => weights).forEach(explain);
  process.exitCode = rows.every(({ ok }) => ok) ? 0 : 1;
}
