import { readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { directImports } from "./direct-imports.mjs";
import { leanModule } from "./lean-module.mjs";
import { isReact, reactNames, reactNamesModule } from "./react-names.mjs";
import { isOfEndpoints, splitEndpoints } from "./single-endpoints.mjs";

/** Whether a module belongs to a library that is bundled into dist. */
const isBundledIn = (importer) => /[\\/]node_modules[\\/]/.test(importer);

/**
 * Keeps the imports between a package's files in dist, so that bundlers can drop the components that a page doesn't
 * use. The modules of a group are bundled into one file.
 * @param foldersForReact - The packages that import React.
 * @param groups - The folder with the groups' sources.
 */
export const keepModules = (modules, packages, foldersForReact, groups) => ({
  name: "keep-modules",
  setup(build) {
    const direct = directImports(packages, modules);
    /** The name of the file in dist that contains a source. */
    const builtIn = (source) =>
      source.startsWith(groups)
        ? relative(groups, source).replace(/\.ts$/, "")
        : modules.builtIn(modules.nameOf(source));

    build.onResolve({ filter: /^\.\.?(\/|$)/ }, ({ path, importer, resolveDir, kind }) => {
      if (kind === "entry-point" || isBundledIn(importer)) return undefined;
      const target = modules.nameOf(join(resolveDir, path));
      const from = builtIn(importer);
      const isTogether = modules.groupOf(target) === from;
      if (isTogether && kind !== "dynamic-import") return undefined;
      const built = relative(dirname(from), `${modules.builtIn(target)}.js`);
      return { path: built.startsWith(".") ? built : `./${built}`, external: true };
    });

    build.onResolve({ filter: /^react(\/|$)/ }, ({ path, importer, namespace }) => {
      if (!isReact(path) || namespace === "react-names" || isBundledIn(importer)) return { path, external: true };
      return { path: modules.reactFor(builtIn(importer)), external: true };
    });
    build.onResolve({ filter: new RegExp(`^${reactNamesModule}$`) }, ({ path }) => ({
      path,
      namespace: "react-names",
    }));
    build.onLoad({ filter: /^/, namespace: "react-names" }, () => ({
      contents: reactNames(foldersForReact),
      resolveDir: groups,
    }));

    build.onLoad({ filter: /[\\/]src[\\/].*\.tsx?$/ }, ({ path }) => {
      const source = readFileSync(path, "utf8");
      const code = isOfEndpoints(path) ? splitEndpoints(source, path) : source;
      return { contents: leanModule(direct(code, path), path), loader: path.endsWith("x") ? "tsx" : "ts" };
    });
  },
});
