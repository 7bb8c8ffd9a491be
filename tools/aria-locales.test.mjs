import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { expect, it } from "vitest";
import { stripLocales } from "./aria-locales.mjs";

const installed = dirname(createRequire(import.meta.url).resolve("react-aria/package.json"));
const menu = readFileSync(join(installed, "dist/private/menu/intlStrings.mjs"), "utf8");

it("keeps the languages the portal speaks, and no other", () => {
  const stripped = stripLocales(menu, ["en-US", "it-IT"]);
  expect(stripped.match(/[a-z]{2}-[A-Z]{2}(?=\.mjs")/g)).toEqual(["en-US", "it-IT"]);
  expect(stripped.match(/(?<=")[a-z]{2}-[A-Z]{2}(?=":)/g)).toEqual(["en-US", "it-IT"]);
});

it("refuses a table of another shape rather than leave all languages in", () => {
  expect(() => stripLocales('export default { "en-US": {} };', ["en-US"])).toThrow("changed their shape");
});
