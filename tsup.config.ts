import { join, relative } from "node:path";
import { defineConfig, type Options } from "tsup";
import { esbuildAriaLocales } from "./tools/aria-locales.mjs";
import { filesBelow } from "./tools/content-hash.mjs";
import { publicEntries, sourceCondition, workspacePackages, type WorkspacePackage } from "./tools/workspace.mjs";

// tools/build.mjs says which packages are stale, and whether declarations are wanted.
const wanted = process.env.GATEHOUSE_PACKAGES?.split(",");
const types = process.env.GATEHOUSE_TYPES !== "no";

const executables: Record<string, string[]> = { server: ["node/main", "node/admin"] };
const quoted = (text: string) => text.replace(/[/\-\\^$*+?.()|[\]{}]/g, "\\$&");

function entries(pack: WorkspacePackage): Record<string, string> {
  const files: [string, string][] = publicEntries(pack).map(({ name, source }) => [name, source]);
  for (const file of executables[pack.folder] ?? []) files.push([file.replace(/^.*\//, ""), `src/${file}.ts`]);
  return Object.fromEntries(files.map(([name, source]) => [name, join(pack.path, source)]));
}

/** Every module as an entry keeps modules apart in dist: a bundler can then leave out the components that a page does not use. */
function modules(pack: WorkspacePackage): Record<string, string> {
  const source = join(pack.path, "src");
  const files = [...filesBelow(source)].filter((file) => /\.tsx?$/.test(file) && !/\.(test|stories)\.tsx?$/.test(file));
  return Object.fromEntries(files.map((file) => [`modules/${relative(source, file).replace(/\.tsx?$/, "")}`, file]));
}

function library(pack: WorkspacePackage): Options {
  const { folder, manifest } = pack;
  const react = folder === "design" || folder === "panels";
  return {
    name: folder,
    entry: react ? { ...modules(pack), ...entries(pack) } : entries(pack),
    outDir: join(pack.path, "dist"),
    format: ["esm"],
    platform: folder === "server" ? "node" : "browser",
    target: "es2022",
    dts: types && { entry: entries(pack) },
    splitting: true,
    treeshake: false,
    sourcemap: true,
    clean: true,
    removeNodeProtocol: false,
    silent: true,
    tsconfig: "packages/tsconfig.build.json",
    // tsup by itself only leaves out what the root package.json depends on.
    external: Object.keys({ ...manifest.dependencies, ...manifest.peerDependencies }).map(
      (name) => new RegExp(`^${quoted(name)}($|/)`),
    ),
    esbuildOptions(options) {
      options.conditions = [sourceCondition];
      if (react) options.banner = { js: '"use client";' };
    },
  };
}

/** A page without React takes one script tag: everything is inside, in a small loader and chunks that load when they are shown. */
function scriptTag(pack: WorkspacePackage): Options {
  return {
    ...library(pack),
    external: [],
    noExternal: [/.*/],
    minify: true,
    treeshake: false,
    sourcemap: false,
    define: { "process.env.NODE_ENV": '"production"' },
    esbuildPlugins: [esbuildAriaLocales()],
  };
}

export default defineConfig(
  workspacePackages()
    .filter(({ folder }) => wanted === undefined || wanted.includes(folder))
    .map((pack) => (pack.folder === "elements" ? scriptTag(pack) : library(pack))),
);
