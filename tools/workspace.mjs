// The parts of the repository, read from its package.json files so that nothing is listed twice.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

export const root = fileURLToPath(new URL("..", import.meta.url)).replace(/\/$/, "");
export const sourceCondition = "@gatehouse/source";

export const readJson = (path) => JSON.parse(readFileSync(path, "utf8"));

/** Every published package under packages/, in the order in which they build on one another. */
export function workspacePackages(base = root) {
  const order = ["contract", "design", "panels", "elements", "server"];
  return readdirSync(join(base, "packages"))
    .filter((folder) => existsSync(join(base, "packages", folder, "package.json")))
    .sort((a, b) => order.indexOf(a) - order.indexOf(b))
    .map((folder) => {
      const path = join(base, "packages", folder);
      return { folder, path, manifest: readJson(join(path, "package.json")) };
    })
    .filter(({ manifest }) => manifest.private !== true);
}

/** The public entries of a package: name in imports, source file, and the name of its file in dist. */
export function publicEntries({ manifest }) {
  return Object.entries(manifest.exports).flatMap(([subpath, target]) =>
    target[sourceCondition] === undefined
      ? []
      : [
          {
            subpath,
            specifier: manifest.name + subpath.slice(1),
            source: target[sourceCondition].replace(/^\.\//, ""),
            types: target.types.replace(/^\.\//, ""),
            built: target.default.replace(/^\.\//, ""),
            name: target.default.replace(/^\.\/dist\//, "").replace(/\.js$/, ""),
          },
        ],
  );
}

/** The workspace packages that a package depends on directly. */
export function internalDependencies(pack, packages) {
  const names = Object.keys({ ...pack.manifest.dependencies, ...pack.manifest.peerDependencies });
  return packages.filter((other) => names.includes(other.manifest.name));
}
