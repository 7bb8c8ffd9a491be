// A project outside this repository. It installs the tarballs, imports every public entry, type-checks and bundles.
import { execFileSync } from "node:child_process";
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { build } from "esbuild";
import ts from "typescript";
import { root } from "../workspace.mjs";

const fromNpm = ["react", "react-dom", "@types/react", "@types/react-dom", "@types/node"];

/** Installs the tarballs in a separate folder. Other dependencies are linked from this workspace. */
export function installTarballs(packages, tarballs) {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), "gatehouse-consumer-")));
  process.on("exit", () => rmSync(folder, { recursive: true, force: true }));
  const modules = join(folder, "node_modules");
  const own = new Set(packages.map(({ manifest }) => manifest.name));
  for (const { folder: name, path, manifest } of packages) {
    const target = join(modules, manifest.name);
    mkdirSync(target, { recursive: true });
    execFileSync("tar", ["-xzf", tarballs[name].path, "-C", target, "--strip-components=1"]);
    for (const dependency of Object.keys(manifest.dependencies ?? {}))
      if (!own.has(dependency)) link(dependency, [path, root], target);
  }
  for (const dependency of fromNpm) link(dependency, [root], folder);
  writeFileSync(join(folder, "package.json"), JSON.stringify({ name: "consumer", private: true, type: "module" }));
  return { folder, installed: ({ manifest }) => join(modules, manifest.name) };
}

function link(name, places, into) {
  const found = places.map((place) => join(place, "node_modules", name)).find((path) => existsSync(path));
  if (found === undefined) throw new Error(`${name} is not installed in this workspace`);
  const path = join(into, "node_modules", name);
  mkdirSync(dirname(path), { recursive: true });
  symlinkSync(realpathSync(found), path);
}

/** The public entries of a package as its manifest has them, without its own package.json. */
const entriesOf = ({ manifest }) =>
  Object.keys(manifest.exports)
    .filter((subpath) => !/\.json$|\*/.test(subpath))
    .map((subpath) => manifest.name + subpath.slice(1));

const importAll = (entries) =>
  [
    ...entries.map((entry, at) => `import * as entry${at} from ${JSON.stringify(entry)};`),
    `export const all = [${entries.map((_, at) => `entry${at}`)}];`,
  ].join("\n");

/** Runs `tsc --strict` on a module that imports every entry. Checks our declarations, but no other library's. */
export function checkConsumerTypes({ folder }, packages, resolution) {
  const file = join(folder, "consumer.ts");
  const templates = join(folder, "templates.tsx");
  writeFileSync(file, importAll(packages.flatMap(entriesOf)));
  copyFileSync(join(root, "tools/packages/templates.tsx.txt"), templates);
  const kinds = {
    bundler: { module: ts.ModuleKind.ESNext, moduleResolution: ts.ModuleResolutionKind.Bundler },
    nodenext: { module: ts.ModuleKind.NodeNext, moduleResolution: ts.ModuleResolutionKind.NodeNext },
  };
  const program = ts.createProgram([file, templates], {
    ...kinds[resolution],
    strict: true,
    noEmit: true,
    target: ts.ScriptTarget.ES2022,
    jsx: ts.JsxEmit.ReactJSX,
    lib: ["lib.es2023.d.ts", "lib.dom.d.ts", "lib.dom.iterable.d.ts"],
    types: ["node", "react"],
    typeRoots: [join(folder, "node_modules/@types")],
  });
  const own = program.getSourceFiles().filter(({ fileName }) => fileName.startsWith(folder));
  const isMissing =
    packages.flatMap(entriesOf).length > own.length ? ["fewer declarations were read than there are entries"] : [];
  const found = [
    ...program.getOptionsDiagnostics(),
    ...own.flatMap((source) => ts.getPreEmitDiagnostics(program, source)),
  ];
  const host = { getCanonicalFileName: (name) => name, getCurrentDirectory: () => folder, getNewLine: () => "\n" };
  return [...isMissing, ...new Set(found.map((diagnostic) => ts.formatDiagnostic(diagnostic, host).trim()))];
}

/** Bundles every entry. Packages for pages are bundled with their dependencies, the server without them. */
export async function checkConsumerBundle({ folder }, pack) {
  const isServer = pack.folder === "server";
  const { manifest } = pack;
  const result = await build({
    stdin: { contents: importAll(entriesOf(pack)), resolveDir: folder },
    bundle: true,
    write: false,
    outdir: folder,
    splitting: true,
    format: "esm",
    logLevel: "silent",
    platform: isServer ? "node" : "browser",
    external: isServer ? Object.keys(manifest.dependencies).filter((name) => !name.startsWith("@gatehouse/")) : [],
  }).catch((error) => error);
  return (result.errors ?? []).map(({ text, location }) => `${text} (${location?.file ?? "consumer"})`);
}
