import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { checkTypes } from "./check-types.mjs";

let base;
beforeAll(() => {
  base = mkdtempSync(join(tmpdir(), "gatehouse-types-"));
  writeFileSync(join(base, "tsconfig.json"), JSON.stringify({ compilerOptions: { strict: true }, include: ["*.ts"] }));
  writeFileSync(join(base, "right.ts"), "export const count: number = 1;\n");
  writeFileSync(join(base, "wrong.ts"), `import { count } from "./right";\nexport const text: string = count;\n`);
  writeFileSync(join(base, "floating.ts"), "export const save = async () => 1;\nsave();\n");
});
afterAll(() => rmSync(base, { recursive: true, force: true }));

it("finds nothing in right files", async () => expect(await checkTypes(["right.ts"], base)).toEqual([]));

it("names wrong types, and promises that nobody waits for", async () => {
  const [text, ...others] = await checkTypes(["."], base);
  expect(others).toEqual([]);
  expect(text).toMatch(/^wrong\.ts:2:14: .*TS2322/m);
  expect(text).toMatch(/^floating\.ts:2:1: .*no-floating-promises/m);
  expect(text).toMatch(/^2 problems$/m);
});
