import { join } from "node:path";
import { defineConfig, type Options } from "tsup";
import { esbuildAriaLocales } from "./tools/aria-locales.mjs";
import { characterReferences } from "./tools/bundling/character-references.mjs";
import { Modules } from "./tools/bundling/groups.mjs";
import { keepModules } from "./tools/bundling/keep-modules.mjs";
import { filesBelow } from "./tools/content-hash.mjs";
import { publicEntries, root, sourceCondition, type WorkspacePackage, workspacePackages } from "./tools/workspace.mjs";

// tools/build.mjs says which packages are stale, and whether declarations are wanted.
const wanted = process.env.GATEHOUSE_PACKAGES?.split(",");
const packages = workspacePackages();
const types = process.env.GATEHOUSE_TYPES !== "no";

const executables: Record<string, Record<string, string>> = {
  server: { main: "node/main", admin: "node/admin-command" },
};
const quoted = (text: string) => text.replace(/[/\-\\^$*+?.()|[\]{}]/g, "\\$&");

function entries(pack: WorkspacePackage): Record<string, string> {
  const files: [string, string][] = publicEntries(pack).map(({ name, source }) => [name, source]);
  for (const [name, file] of Object.entries(executables[pack.folder] ?? {})) files.push([name, `src/${file}.ts`]);
  return Object.fromEntries(files.map(([name, source]) => [name, join(pack.path, source)]));
}

const isModule = (file: string) =>
  /\.tsx?$/.test(file) && !/\.(test|stories|cases)\.tsx?$|\/panels\/src\/testing\//.test(file);

const groupsOf = ({ folder }: WorkspacePackage) => join(root, ".build/groups", folder);

/** Every module of a package, each to become a file of its own in dist, but for those that stand together in a group. */
function modules(pack: WorkspacePackage, grouped: Modules): Record<string, string> {
  const source = join(pack.path, "src");
  const files = [...filesBelow(source)].filter(isModule).map((file) => [grouped.nameOf(file), file] as const);
  return {
    ...Object.fromEntries(files.filter(([name]) => grouped.groupOf(name) === undefined)),
    ...grouped.writeGroups(groupsOf(pack)),
  };
}

function library(pack: WorkspacePackage): Options {
  const { folder, manifest } = pack;
  const isForReact = folder === "design" || folder === "panels";
  const isKeptApart = isForReact || folder === "contract";
  const grouped = new Modules(pack);
  return {
    name: folder,
    entry: isKeptApart ? modules(pack, grouped) : entries(pack),
    outDir: join(pack.path, "dist"),
    format: ["esm"],
    platform: folder === "server" ? "node" : "browser",
    target: "es2022",
    dts: types && { entry: entries(pack) },
    splitting: !isKeptApart,
    esbuildPlugins: isKeptApart ? [keepModules(grouped, packages, groupsOf(pack)), characterReferences] : [],
    treeshake: false,
    sourcemap: true,
    clean: true,
    removeNodeProtocol: false,
    silent: true,
    tsconfig: "packages/tsconfig.build.json",
    // tsup by itself only leaves out what the root package.json depends on.
    external: Object.keys({ ...manifest.dependencies, ...manifest.peerDependencies })
      // `keepModules` decides where React comes from.
      .filter((name) => !isForReact || name !== "react")
      // Helpers of tests stay beside what they help.
      .concat("fast-check", "vitest")
      .map((name) => new RegExp(`^${quoted(name)}($|/)`)),
    esbuildOptions(options) {
      options.conditions = [sourceCondition];
      if (isForReact) options.banner = { js: '"use client";' };
    },
  };
}

/** A page without React takes one script tag: everything is inside, in a small loader and chunks that load when they are shown. */
function scriptTag(pack: WorkspacePackage): Options {
  return {
    ...library(pack),
    splitting: true,
    external: [],
    noExternal: [/.*/],
    minify: true,
    treeshake: false,
    sourcemap: false,
    define: { "process.env.NODE_ENV": '"production"' },
    esbuildPlugins: [esbuildAriaLocales()],
    // Without the condition that leads to the sources: the groups of modules in the packages' dist become few files.
    esbuildOptions: () => undefined,
  };
}

export default defineConfig(
  packages
    .filter(({ folder }) => wanted === undefined || wanted.includes(folder))
    .map((pack) => (pack.folder === "elements" ? scriptTag(pack) : library(pack))),
);
