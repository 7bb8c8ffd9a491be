// Makes node_modules match package-lock.json. Runs before dependencies are installed, so it only uses Node's own
// modules.
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
 * npm's last step is to write node_modules/.package-lock.json. Comparing it with the lockfile also accepts a manual
 * install, and rejects an interrupted one.
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

/** Returns true if node_modules is up to date afterwards. If not, npm has printed the reason. */
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
