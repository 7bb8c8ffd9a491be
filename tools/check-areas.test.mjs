import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, expect, it } from "vitest";
import { areaList, checkAreas } from "./check-areas.mjs";

let base;
afterEach(() => rmSync(base, { recursive: true }));

const everyFloor = (area) => [
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

it("an area that stands on every floor passes", () => {
  expect(problems(everyFloor("cart"), ["cart"])).toEqual([]);
});

it.each(everyFloor("cart").map((file, floor) => [file, floor]))("without %s it fails", (file, floor) => {
  expect(problems(everyFloor("cart").toSpliced(floor, 1), ["cart"])).toEqual([
    expect.stringContaining("cart is missing on the"),
  ]);
});

it("an area that cannot be imported fails", () => {
  expect(problems(everyFloor("cart"), [])).toEqual([
    "cart is missing in the exports of packages/panels/package.json",
    "cart is missing in the exports of packages/contract/package.json",
  ]);
});

it("a name that is no area fails on any floor", () => {
  expect(problems(["docs/areas/basket.md"], [])).toEqual([expect.stringContaining("basket is not one of the areas")]);
});
