import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterAll, expect, it } from "vitest";
import { precompress } from "./precompress.mjs";

const folder = mkdtempSync(join(tmpdir(), "gatehouse-precompress-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it("puts copies beside the files of a build that they make smaller", async () => {
  const script = "export const portal = 'portal';\n".repeat(100);
  mkdirSync(join(folder, "assets"));
  for (const name of ["assets/main-1.js", "index.html", "assets/font.woff2"]) writeFileSync(join(folder, name), script);
  writeFileSync(join(folder, "assets/tiny.js"), "1");
  await precompress(folder);
  expect(readdirSync(join(folder, "assets")).sort()).toEqual([
    "font.woff2",
    "main-1.js",
    "main-1.js.br",
    "main-1.js.gz",
    "tiny.js",
  ]);
  expect(readdirSync(folder).sort()).toEqual(["assets", "index.html"]);
  expect(brotliDecompressSync(readFileSync(join(folder, "assets/main-1.js.br"))).toString()).toBe(script);
  expect(gunzipSync(readFileSync(join(folder, "assets/main-1.js.gz"))).toString()).toBe(script);
});
