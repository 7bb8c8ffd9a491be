import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { build } from "esbuild";
import { expect, it } from "vitest";
import { esbuildVendorPrefixes, stripPrefixes } from "./vendor-prefixes.mjs";
import { root } from "./workspace.mjs";

it("leaves the table of prefixes out of a bundle, and all that uses it in", async () => {
  const contents = `export { compile, middleware, prefixer, serialize, stringify } from "stylis";`;
  const bundle = async (plugins) => {
    const stdin = { contents, resolveDir: root };
    const { outputFiles } = await build({ stdin, bundle: true, write: false, format: "esm", plugins });
    return outputFiles[0].text;
  };
  const [whole, stripped] = await Promise.all([bundle([]), bundle([esbuildVendorPrefixes()])]);
  expect(whole).toMatch(/flex-pack/);
  expect(stripped).not.toMatch(/flex-pack/);
  const { compile, middleware, prefixer, serialize, stringify } = await import(
    `data:text/javascript,${encodeURIComponent(stripped)}`
  );
  expect(serialize(compile("a{user-select:none}"), middleware([prefixer, stringify]))).toBe("a{user-select:none;}");
});

it("refuses a module of another shape rather than break the styles", () => {
  const installed = createRequire(import.meta.url)
    .resolve("stylis")
    .replace(/dist.*/, "src/Prefixer.js");
  expect(() => stripPrefixes(readFileSync(installed, "utf8"))).not.toThrow();
  expect(() => stripPrefixes("export const prefix = () => {}, other = 1;")).toThrow("changed its prefixes");
});
