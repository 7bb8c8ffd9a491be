import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, it } from "vitest";
import { isInstalled } from "./install.mjs";

const folders = [];
afterEach(() => folders.splice(0).forEach((folder) => rmSync(folder, { recursive: true })));

const wanted = { "": {}, "node_modules/tool": { version: "1.2.3" } };

function folderWith(present) {
  const base = mkdtempSync(join(tmpdir(), "toolchain-install-"));
  folders.push(base);
  writeFileSync(join(base, "package-lock.json"), JSON.stringify({ packages: wanted }));
  if (present !== undefined) {
    mkdirSync(join(base, "node_modules"));
    writeFileSync(join(base, "node_modules/.package-lock.json"), JSON.stringify({ packages: present }));
  }
  return base;
}

it.each([
  ["nothing is there", undefined, false],
  ["a package is missing", {}, false],
  ["a package has another version", { "node_modules/tool": { version: "1.2.2" } }, false],
  ["everything is there", { "node_modules/tool": { version: "1.2.3" } }, true],
])("looks at what is installed: %s", async (_title, present, expected) => {
  expect(await isInstalled(folderWith(present))).toBe(expected);
});
