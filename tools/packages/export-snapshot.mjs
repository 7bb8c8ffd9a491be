// The public API as a list in version control: a name comes or goes only by a change that everyone can see in a diff.
import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { readJson, root } from "../workspace.mjs";
import { publicExports } from "./public-exports.mjs";

const snapshot = join(root, "tools/snapshots/exports.json");

export function updateExports() {
  mkdirSync(dirname(snapshot), { recursive: true });
  writeFileSync(snapshot, `${JSON.stringify(publicExports(root), undefined, 2)}\n`);
}

/** One sentence for each difference between two lists of exports. */
export function exportDifferences(before, now) {
  return [...new Set([...Object.keys(before), ...Object.keys(now)])].flatMap((entry) => {
    if (before[entry] === undefined) return [`${entry} is a new entry`];
    if (now[entry] === undefined) return [`${entry} is gone`];
    const gone = before[entry].filter((name) => !now[entry].includes(name));
    const added = now[entry].filter((name) => !before[entry].includes(name));
    return [
      ...gone.map((name) => `${entry} no longer exports ${name}`),
      ...added.map((name) => `${entry} now exports ${name}`),
    ];
  });
}

export function checkExports() {
  const differences = exportDifferences(existsSync(snapshot) ? readJson(snapshot) : {}, publicExports(root));
  return differences.length === 0
    ? []
    : [
        ...differences,
        "If this is meant: node tools/check-packages.mjs --update, and commit tools/snapshots/exports.json.",
      ];
}
