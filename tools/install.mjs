// Makes node_modules what package-lock.json says. Runs before anything is installed: Node's own modules only.
import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "./workspace.mjs";

const oldestNode = [20, 19];

/** Undefined when this Node will do, else the sentence to show. */
export function nodeComplaint(version = process.versions.node) {
  const [major, minor] = version.split(".").map(Number);
  const enough = major > oldestNode[0] || (major === oldestNode[0] && minor >= oldestNode[1]);
  return enough ? undefined : `Gatehouse needs Node ${oldestNode.join(".")} or newer, and this is ${version}.`;
}

/**
 * npm writes what it has installed to node_modules/.package-lock.json as its last act. Comparing that with the lockfile
 * also accepts an install made by hand, and refuses one that was cut short.
 */
export function isInstalled(base = root) {
  const record = join(base, "node_modules", ".package-lock.json");
  if (!existsSync(record)) return false;
  const wanted = JSON.parse(readFileSync(join(base, "package-lock.json"), "utf8")).packages;
  const present = JSON.parse(readFileSync(record, "utf8")).packages;
  const same = (path) =>
    wanted[path]?.version === present[path]?.version && wanted[path]?.resolved === present[path]?.resolved;
  return (
    Object.keys(present).every(same) &&
    Object.entries(wanted).every(([path, { optional, peer, link }]) => {
      if (!path.includes("node_modules/")) return true;
      // Packages for other platforms are in the lockfile but never on this disk.
      return link || optional || peer ? !(path in present) || same(path) : same(path);
    })
  );
}

/** True when node_modules is in order afterwards; npm's own output has then said what went wrong. */
export function ensureInstalled() {
  if (isInstalled()) return true;
  console.log("Installing dependencies (npm ci) …");
  const npm = process.env.npm_execpath;
  const [command, args] = npm?.endsWith(".js") ? [process.execPath, [npm, "ci"]] : ["npm", ["ci"]];
  const { status } = spawnSync(command, [...args, "--no-audit", "--no-fund"], {
    cwd: root,
    stdio: ["ignore", "inherit", "inherit"],
  });
  return status === 0;
}
