// dist brings its own styled-components, in a build for browsers and one for servers. An embedder's copy would use the
// same names for classes and take over the style elements of the server-rendered page.
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { basename, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import ts from "typescript";
import { exportedNames } from "./exported-names.mjs";
import { leanStyles, styledElements } from "./lean-styles.mjs";

const library = "styled-components";
const files = { browser: "styled-components.browser.esm.js", server: "styled-components.esm.js" };
const folder = join(dirname(createRequire(import.meta.url).resolve(`${library}/package.json`)), "dist");
const { version } = JSON.parse(readFileSync(join(folder, "../package.json"), "utf8"));
const notice = `/*! ${library} ${version} | MIT License | ${library}.LICENSE */\n`;
/** The name of a build's module, which `keepModules` knows as a library's. */
const placeOf = (kind) => `/node_modules/${library}/${kind}`;
const nesting = fileURLToPath(new URL("native-nesting.mjs", import.meta.url));

/** The entry that all other files of dist import the library from. Its manifest has a condition for browsers. */
const entry = "@gatehouse/design/styled";

/** A module with these exports of the library, for these elements. It only imports React. */
export async function bundledStyles(kind, names, elements) {
  const { outputFiles } = await build({
    stdin: { contents: `export { ${names.join(", ")} } from "./${files[kind]}";`, resolveDir: folder },
    bundle: true,
    write: false,
    format: "esm",
    platform: "neutral",
    target: "es2022",
    minifySyntax: true,
    minifyWhitespace: true,
    conditions: ["module"],
    external: ["react", "stream"],
    alias: { stylis: nesting },
    // Its warnings are for those who write styles, not for embedders. Other variables of an embedder's build are meant
    // for the embedder's own copy.
    define: { "process.env.NODE_ENV": '"production"', process: "undefined" },
    plugins: [
      {
        name: "lean-styles",
        setup: ({ onLoad }) =>
          onLoad({ filter: /[\\/]styled-components[\\/]dist[\\/]/ }, ({ path }) => ({
            contents: leanStyles(readFileSync(path, "utf8"), elements),
          })),
      },
    ],
  });
  return outputFiles[0].text;
}

/**
 * The build of the package that has the library.
 * @param folders - The packages that have styles.
 * @returns the entry for browsers besides the one for servers, and an esbuild plugin.
 */
export function privateStyles(source, folders, generated) {
  const names = exportedNames(ts.createSourceFile(source, readFileSync(source, "utf8"), ts.ScriptTarget.Latest));
  const forBrowsers = join(generated, "styled.browser.ts");
  mkdirSync(generated, { recursive: true });
  writeFileSync(forBrowsers, `export { ${names.join(", ")} } from "${library}";\n`);
  const kinds = { [source]: "server", [forBrowsers]: "browser" };
  const plugin = {
    name: "private-styles",
    setup({ onResolve, onLoad, onEnd, initialOptions }) {
      onResolve({ filter: new RegExp(`^${library}$`) }, ({ importer }) => {
        const kind = kinds[importer];
        return kind ? { path: placeOf(kind), namespace: library } : { path: entry, external: true };
      });
      onLoad({ filter: /^/, namespace: library }, async ({ path }) => ({
        contents: notice + (await bundledStyles(basename(path), names, styledElements(folders))),
      }));
      onEnd(() => {
        // A first build has no folder yet.
        mkdirSync(initialOptions.outdir, { recursive: true });
        copyFileSync(join(folder, "../LICENSE"), join(initialOptions.outdir, `${library}.LICENSE`));
      });
    },
  };
  return { entries: { "styled.browser": forBrowsers }, plugin };
}
