import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, expect, it } from "vitest";
import { areaList, checkAreas } from "./check-areas.mjs";

let base;
afterEach(() => rmSync(base, { recursive: true }));

const everyLayer = (area) => [
  `packages/contract/src/areas/${area}/schemas.ts`,
  `packages/panels/src/areas/${area}/index.ts`,
  `packages/server/src/areas/${area}/routes.ts`,
  `packages/panels/src/exports/${area}.ts`,
  `examples/e2e/${area}.spec.ts`,
  `docs/areas/${area}.md`,
];

function problems(files, published) {
  base = mkdtempSync(join(tmpdir(), "gatehouse-areas-"));
  for (const file of [...files, "packages/panels/src/exports/provider.ts", "examples/e2e/embeds.spec.ts"]) {
    mkdirSync(dirname(join(base, file)), { recursive: true });
    writeFileSync(join(base, file), "");
  }
  mkdirSync(dirname(join(base, areaList)), { recursive: true });
  writeFileSync(join(base, areaList), 'export const areas = ["cart"] as const;\n');
  const exports = Object.fromEntries(published.map((name) => [`./${name}`, {}]));
  for (const folder of ["contract", "panels"]) {
    mkdirSync(join(base, "packages", folder), { recursive: true });
    writeFileSync(join(base, "packages", folder, "package.json"), JSON.stringify({ exports }));
  }
  return checkAreas(base);
}

it("an area that exists in every layer passes", () => {
  expect(problems(everyLayer("cart"), ["cart"])).toEqual([]);
});

it.each(everyLayer("cart").map((file, layer) => [file, layer]))("without %s it fails", (file, layer) => {
  expect(problems(everyLayer("cart").toSpliced(layer, 1), ["cart"])).toEqual([
    expect.stringContaining("cart is missing in the"),
  ]);
});

it("an area that cannot be imported fails", () => {
  expect(problems(everyLayer("cart"), [])).toEqual([
    "cart is missing in the exports of packages/panels/package.json",
    "cart is missing in the exports of packages/contract/package.json",
  ]);
});

it("a name that is not an area fails in any layer", () => {
  expect(problems(["docs/areas/basket.md"], [])).toEqual([expect.stringContaining("basket is not one of the areas")]);
});
