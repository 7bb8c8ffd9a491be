// One fingerprint for a set of files and folders: same names and bytes, same hash.
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join, relative } from "node:path";

const ignored = new Set(["node_modules", "dist", ".data", "test-results"]);

export function* filesBelow(path) {
  if (!existsSync(path)) return;
  if (!statSync(path).isDirectory()) return void (yield path);
  for (const entry of readdirSync(path, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1))) {
    if (ignored.has(entry.name)) continue;
    if (entry.isDirectory()) yield* filesBelow(join(path, entry.name));
    else yield join(path, entry.name);
  }
}

export function contentHash(base, paths, accepts = () => true) {
  const hash = createHash("sha256");
  for (const path of paths)
    for (const file of filesBelow(join(base, path)))
      if (accepts(file)) hash.update(relative(base, file)).update("\0").update(readFileSync(file)).update("\0");
  return hash.digest("hex");
}
