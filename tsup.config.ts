import { join } from "node:path";
import { defineConfig, type Options } from "tsup";
import { esbuildAriaLocales } from "./tools/aria-locales.mjs";
import { characterReferences } from "./tools/bundling/character-references.mjs";
import { Modules } from "./tools/bundling/groups.mjs";
import { keepModules } from "./tools/bundling/keep-modules.mjs";
import { privateStyles } from "./tools/bundling/private-styles.mjs";
import { filesBelow } from "./tools/content-hash.mjs";
import { publicEntries, root, sourceCondition, type WorkspacePackage, workspacePackages } from "./tools/workspace.mjs";

// tools/build.mjs sets which packages are stale, and whether to build declarations.
const wanted = process.env.GATEHOUSE_PACKAGES?.split(",");
const packages = workspacePackages();
const types = process.env.GATEHOUSE_TYPES !== "no";

const executables: Record<string, Record<string, string>> = {
  server: { main: "node/main", admin: "node/admin-command" },
};
const foldersForReact = packages
  .filter(({ folder }) => folder === "design" || folder === "panels")
  .map(({ path }) => path);
const quoted = (text: string) => text.replace(/[/\-\\^$*+?.()|[\]{}]/g, "\\$&");

function entries(pack: WorkspacePackage): Record<string, string> {
  const files: [string, string][] = publicEntries(pack).map(({ name, source }) => [name, source]);
  for (const [name, file] of Object.entries(executables[pack.folder] ?? {})) files.push([name, `src/${file}.ts`]);
  return Object.fromEntries(files.map(([name, source]) => [name, join(pack.path, source)]));
}

/** The declarations of the entries, which tools/build.mjs has written. */
const declarations = (pack: WorkspacePackage) =>
  Object.fromEntries(
    publicEntries(pack).map(({ name, source }) => [
      name,
      join(root, ".build/declarations", pack.folder, pack.folder, source.replace(/\.tsx?$/, ".d.ts")),
    ]),
  );

const isModule = (file: string) =>
  /\.tsx?$/.test(file) && !/\.(test|stories|cases)\.tsx?$|\/panels\/src\/testing\//.test(file);

const groupsOf = ({ folder }: WorkspacePackage) => join(root, ".build/groups", folder);

/** The entries of a package: every module becomes a file in dist, except for modules in a group, which share one. */
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
  const isForReact = foldersForReact.includes(pack.path);
  const isKeptApart = isForReact || folder === "contract";
  const grouped = new Modules(pack);
  const styles =
    folder === "design" && privateStyles(join(pack.path, "src/styled.ts"), foldersForReact, groupsOf(pack));
  return {
    name: folder,
    entry: isKeptApart ? { ...modules(pack, grouped), ...(styles && styles.entries) } : entries(pack),
    outDir: join(pack.path, "dist"),
    format: ["esm"],
    platform: folder === "server" ? "node" : "browser",
    target: "es2022",
    dts: types && { entry: declarations(pack) },
    splitting: !isKeptApart,
    esbuildPlugins: [
      ...(styles ? [styles.plugin] : []),
      ...(isKeptApart ? [keepModules(grouped, packages, foldersForReact, groupsOf(pack)), characterReferences] : []),
    ],
    treeshake: false,
    sourcemap: true,
    clean: true,
    removeNodeProtocol: false,
    silent: true,
    tsconfig: "packages/tsconfig.build.json",
    // By default, tsup only leaves out the dependencies in the root package.json.
    external: Object.keys({ ...manifest.dependencies, ...manifest.peerDependencies })
      // `keepModules` decides where React comes from, and `privateStyles` where styled-components does.
      .filter((name) => !isForReact || !["react", "styled-components"].includes(name))
      // The contract's test helpers import these libraries, which must not be bundled.
      .concat("fast-check", "vitest")
      .map((name) => new RegExp(`^${quoted(name)}($|/)`)),
    esbuildOptions(options) {
      options.conditions = [sourceCondition];
      if (isForReact) options.banner = { js: '"use client";' };
    },
  };
}

/** A page without React needs one script tag. It bundles everything into a small loader and chunks loaded on demand. */
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
    // Without the source condition, this bundles the packages' dist, whose groups result in few files.
    esbuildOptions: () => undefined,
  };
}

export default defineConfig(
  packages
    .filter(({ folder }) => wanted === undefined || wanted.includes(folder))
    .map((pack) => (pack.folder === "elements" ? scriptTag(pack) : library(pack))),
);
