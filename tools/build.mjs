// Builds every package into its dist/, then the host and the internal tool. Skips unchanged targets.
//   --no-types         skips the declarations
//   --only=NAME[,…]    builds only these packages
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { contentHash } from "./content-hash.mjs";
import { bin, runNode } from "./run.mjs";
import { internalDependencies, publicEntries, root, workspacePackages } from "./workspace.mjs";

const shared = [
  "package-lock.json",
  "tsconfig.json",
  "tsup.config.ts",
  "packages/tsconfig.build.json",
  "tools/aria-locales.mjs",
  "tools/bundling",
  "tools/precompress.mjs",
  "tools/workspace.mjs",
];
/** The examples to build. `npm start` serves the host. End-to-end tests use the internal tool. */
const examples = ["host", "internal-tool"];

/** What a package's dist contains of a package that imports it: the names of React and the elements that it uses. */
const usedBy = { design: ["packages/panels/src"] };

const isInput = (file) => !/\.(test|stories|cases)\.(tsx?|mjs)$/.test(file);

function withDependencies(pack, packages, found = new Set()) {
  if (!found.has(pack)) {
    found.add(pack);
    for (const other of internalDependencies(pack, packages)) withDependencies(other, packages, found);
  }
  return found;
}

/** The packages that the examples are made of. */
const embeddedIn = (packages) => packages.filter(({ folder }) => folder !== "server");

/** The build targets, each with the paths that its result depends on. Skips folders without sources. */
export function buildTargets() {
  const packages = workspacePackages().filter(({ path }) => existsSync(join(path, "src")));
  const folders = (list) => list.flatMap(({ folder }) => [`packages/${folder}/src`, `packages/${folder}/package.json`]);
  const targets = packages.map((pack) => ({
    name: pack.folder,
    pack,
    inputs: [...shared, ...folders([...withDependencies(pack, packages)]), ...(usedBy[pack.folder] ?? [])],
    result: `packages/${pack.folder}/dist`,
  }));
  const embedded = folders(embeddedIn(packages));
  for (const name of examples.filter((example) => existsSync(join(root, "examples", example, "index.html"))))
    targets.push({
      name,
      inputs: [...shared, ...embedded, `examples/${name}`],
      result: `examples/${name}/dist`,
    });
  return targets;
}

/** The file that records the inputs of a target's result. */
export const recordOf = (name) => join(root, ".build", `${name}.json`);

/** Whether the result has every file that the package's exports and programs name. */
function isComplete(target, types) {
  if (target.pack === undefined) return existsSync(join(root, target.result));
  const files = publicEntries(target.pack).flatMap(({ built, types: declarations }) =>
    types ? [built, declarations] : [built],
  );
  const programs = Object.values(target.pack.manifest.bin ?? {});
  return [...files, ...programs].every((file) => existsSync(join(target.pack.path, file)));
}

function isFresh(target, hash, types) {
  if (!existsSync(recordOf(target.name)) || !isComplete(target, types)) return false;
  const record = JSON.parse(readFileSync(recordOf(target.name), "utf8"));
  return record.hash === hash && (record.types || !types || target.pack === undefined);
}

function missingEntries(target) {
  return target.pack === undefined
    ? []
    : publicEntries(target.pack)
        .filter(({ source }) => !existsSync(join(target.pack.path, source)))
        .map(
          ({ specifier, source }) => `${specifier} is declared, but packages/${target.name}/${source} does not exist.`,
        );
}

/**
 * Writes the declarations of a package's modules to .build/declarations, from which tsup bundles them. The native
 * compiler takes a tenth of the processor time that tsup's own way takes. Each package has its own folder, because
 * several are packed at once.
 */
function declare({ name, pack }) {
  const folder = join(root, ".build/declarations", name);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const config = {
    extends: join(root, "packages/tsconfig.build.json"),
    compilerOptions: { outDir: folder },
    files: publicEntries(pack).map(({ source }) => join(pack.path, source)),
    include: [],
  };
  writeFileSync(join(folder, "tsconfig.json"), JSON.stringify(config));
  return runNode([bin("typescript-7", "tsc"), "--project", folder]);
}

async function start(target, types) {
  if (target.pack !== undefined && types) {
    const declared = await declare(target);
    if (declared.code !== 0) return declared;
  }
  if (target.pack !== undefined)
    return runNode([bin("tsup"), "--config", "tsup.config.ts"], {
      env: { GATEHOUSE_PACKAGES: target.name, GATEHOUSE_TYPES: types ? "yes" : "no" },
    });
  return runNode([bin("vite"), "build", "--logLevel", "warn"], {
    cwd: join(root, target.result, ".."),
    env: { NODE_ENV: "production" },
  });
}

async function buildOne({ target, hash }, types) {
  const problems = missingEntries(target);
  for (const problem of problems) console.error(problem);
  // Remove the record first. If the build is interrupted, its partial result must not count as complete.
  rmSync(recordOf(target.name), { force: true });
  const { code, seconds } = problems.length > 0 ? { code: 1, seconds: 0 } : await start(target, types);
  const ok = code === 0 && isComplete(target, types);
  if (ok) {
    mkdirSync(dirname(recordOf(target.name)), { recursive: true });
    writeFileSync(recordOf(target.name), JSON.stringify({ hash, types }));
  }
  return { name: target.name, ok, seconds, built: true };
}

/** Whether a target is built from the dist of other packages, as the script tag and the examples are. */
export const isMadeOfDist = ({ name }) => name === "elements" || examples.includes(name);

/** The targets to build. Includes the packages that a requested target is built from. */
export function wantedTargets(only) {
  const targets = buildTargets();
  if (only === undefined) return targets;
  const packages = targets.flatMap(({ pack }) => pack ?? []);
  const needed = targets
    .filter((target) => only.includes(target.name) && isMadeOfDist(target))
    .flatMap(({ pack }) => (pack === undefined ? embeddedIn(packages) : [...withDependencies(pack, packages)]))
    .map(({ folder }) => folder);
  return targets.filter(({ name }) => only.includes(name) || needed.includes(name));
}

/**
 * Builds the targets in `only`, by default all, except those in `without`. Returns a `{ name, ok, seconds, built }` for
 * each target.
 */
export async function build({ types = true, only, without = [] } = {}) {
  const results = [];
  const stale = [];
  for (const target of wantedTargets(only).filter(({ name }) => !without.includes(name))) {
    const hash = contentHash(root, target.inputs, isInput);
    if (isFresh(target, hash, types)) results.push({ name: target.name, ok: true, seconds: 0, built: false });
    else stale.push({ target, hash });
  }
  if (stale.length > 0) console.log(`Building ${stale.map(({ target }) => target.name).join(", ")} …`);
  const buildAll = async (targets) => {
    const worker = async () => {
      for (let next = targets.shift(); next; next = targets.shift()) results.push(await buildOne(next, types));
    };
    await Promise.all([worker(), worker()]);
  };
  // The other packages read one another's sources, so their order does not matter.
  await buildAll(stale.filter(({ target }) => !isMadeOfDist(target)));
  const isBroken = results.some(({ ok }) => !ok);
  const last = stale.filter(({ target }) => isMadeOfDist(target));
  if (!isBroken) await buildAll(last);
  else results.push(...last.map(({ target }) => ({ name: target.name, ok: false, seconds: 0, built: true })));
  return results;
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  const only = process.argv
    .find((argument) => argument.startsWith("--only="))
    ?.slice("--only=".length)
    .split(",");
  const results = await build({ types: !process.argv.includes("--no-types"), only });
  for (const { name, ok, built, seconds } of results)
    console.log(`${ok ? "ok    " : "FAILED"} ${name.padEnd(13)} ${built ? `${seconds.toFixed(1)} s` : "up to date"}`);
  process.exitCode = results.length > 0 && results.every(({ ok }) => ok) ? 0 : 1;
}
