import { readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
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

// Every browser knows the property with this prefix, and Safari knows only that one.
it("has the prefix that Safari needs in the styles themselves", () => {
  const styles = ["packages/design/src", "packages/panels/src", "packages/elements/src", "examples/host/src"]
    .flatMap((folder) => readdirSync(join(root, folder), { recursive: true, withFileTypes: true }))
    .filter((file) => file.isFile() && /(?<!\.stories|\.test)\.(tsx?|css)$/.test(file.name))
    .map(({ parentPath, name }) => ({ name, text: readFileSync(join(parentPath, name), "utf8") }));
  expect(styles.filter(({ text }) => /-webkit-user-select:/.test(text)).length).toBeGreaterThan(3);
  expect(styles.filter(({ text }) => /(?<!-)user-select:/.test(text)).map(({ name }) => name)).toEqual([]);
});
