// The sizes of code that is already built: the script tag's files and the host.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { build } from "esbuild";
import { gzipBytes, staticGraph } from "../static-graph.mjs";
import { root } from "../workspace.mjs";

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

function weigh(files) {
  const contents = files.map((file) => [relative(root, file), readFileSync(file)]);
  return {
    bytes: contents.reduce((sum, [, content]) => sum + gzipBytes(content), 0),
    files: files.length,
    weights: Object.fromEntries(contents.map(([name, content]) => [name, content.length])),
  };
}

/** The chunk of a module in a folder of built files, whose names end in a hash. */
function chunkOf(folder, module) {
  const found = readdirSync(folder).find((file) => new RegExp(`^${module}-[\\w-]{7,8}\\.js$`).test(file));
  if (found === undefined) throw new Error(`${relative(root, folder)} has no ${module}`);
  return join(folder, found);
}

const elements = join(root, "packages/elements/dist");
const loader = join(elements, "index.js");
const pageFiles = (panelModule) =>
  builtGraph([loader, chunkOf(elements, "mount-panel"), chunkOf(elements, panelModule)]);

/** The files that a page with the script tag loads before it has any panel. */
export async function scriptTagLoader() {
  return weigh(await builtGraph([loader]));
}

/** The files that a page with the script tag loads to show a panel. */
export async function scriptTagPage(panelModule) {
  return weigh(await pageFiles(panelModule));
}

/** The files that a module loaded by import() adds to a page with the script tag and a panel. */
export async function scriptTagAdded({ panelModule, module }) {
  const shown = await pageFiles(panelModule);
  const opened = await builtGraph([chunkOf(elements, module)]);
  return weigh(opened.filter((file) => !shown.includes(file)));
}

const host = join(root, "examples/host/dist");

/** The files that the host loads to show a page. */
export async function hostRoute(page) {
  const html = readFileSync(join(host, "index.html"), "utf8");
  const linked = [...html.matchAll(/<(?:script|link)\b[^>]*\b(?:src|href)="([^"]+\.(?:m?js|css))"/g)].map(([, url]) => {
    // The URL begins with the server's base path, which the folder doesn't have. Find the file by the rest.
    const parts = url.split("/").filter(Boolean);
    const file = parts.map((_, at) => join(host, ...parts.slice(at))).find((path) => existsSync(path));
    if (file === undefined) throw new Error(`${url} is in the host's index.html but not in its dist`);
    return file;
  });
  const scripts = linked.filter((file) => !file.endsWith(".css"));
  const loaded = await builtGraph([...scripts, chunkOf(join(host, "assets"), page)]);
  return weigh([...new Set([...loaded, ...linked])]);
}
