import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, it } from "vitest";
import { isInstalled, nodeComplaint } from "./install.mjs";

const folders = [];
afterEach(() => folders.splice(0).forEach((folder) => rmSync(folder, { recursive: true })));

const react = { "node_modules/react": { version: "19.3.1" } };
const forOthers = { "node_modules/fsevents": { version: "2.3.3", optional: true } };

/** A folder with a lockfile that wants some packages, and node_modules that contains others. */
function folder(wanted, present) {
  const base = mkdtempSync(join(tmpdir(), "gatehouse-install-"));
  folders.push(base);
  writeFileSync(join(base, "package-lock.json"), JSON.stringify({ packages: { "": {}, ...wanted } }));
  if (present) {
    mkdirSync(join(base, "node_modules"));
    writeFileSync(join(base, "node_modules/.package-lock.json"), JSON.stringify({ packages: present }));
  }
  return base;
}

it("an install that is as the lockfile says is left alone, without the packages for other platforms", () => {
  expect(isInstalled(folder({ ...react, ...forOthers }, react))).toBe(true);
});

it.each([
  ["nothing is installed", react, undefined],
  ["a package is missing", react, {}],
  ["a package is of another version", react, { "node_modules/react": { version: "18.3.1" } }],
  ["a package is no longer wanted", {}, react],
])("installs when %s", (_title, wanted, present) => {
  expect(isInstalled(folder(wanted, present))).toBe(false);
});

it.each([["18.20.0"], ["20.18.9"]])("Node %s is refused in one sentence", (version) => {
  expect(nodeComplaint(version)).toBe(`Gatehouse needs Node 20.19 or newer, and this is ${version}.`);
});

it.each([["20.19.0"], ["22.0.0"]])("Node %s will do", (version) => {
  expect(nodeComplaint(version)).toBeUndefined();
});
