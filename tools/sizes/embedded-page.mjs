// The size of an embedder's page, bundled with our packages: minified, ESM, production, with React.
import { join } from "node:path";
import { build } from "esbuild";
import { esbuildAriaLocales } from "../aria-locales.mjs";
import { gzipBytes, staticGraph } from "../static-graph.mjs";
import { root } from "../workspace.mjs";

const page = "page.js";

/** A page with these imports, as an embedder's bundler would make it. */
export async function bundle(contents) {
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
  // Modules loaded by import() are entries too, so take the given page.
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
  /** The files that a module loaded by import() adds to those already loaded. */
  const added = (module) => weigh(graph(`/${module}.js`).filter((name) => !names.includes(name)));
  return { ...weigh(names), added };
}
