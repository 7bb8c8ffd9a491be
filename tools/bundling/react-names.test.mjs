import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { reactNames } from "./react-names.mjs";

const folder = mkdtempSync(join(tmpdir(), "gatehouse-react-names-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function write(name, code) {
  const file = join(folder, "src", name);
  mkdirSync(join(file, ".."), { recursive: true });
  writeFileSync(file, code);
}

it("exports each name that published sources import from React, and those of JSX", () => {
  write("a.tsx", `import { type ReactNode, useState } from "react";`);
  write("b/c.ts", `import type { Ref } from "react";\nimport { memo as keep } from "react";`);
  write("a.stories.tsx", `import { use } from "react";`);
  write("testing/d.ts", `import { Profiler } from "react";`);
  const names = [...reactNames([folder]).matchAll(/export const (\w+)/g)].map(([, name]) => name);
  expect(names).toEqual(["memo", "useState", "Fragment", "jsx", "jsxs"]);
});

it("refuses an import of all of React, which would be a second copy of its names", () => {
  write("e.ts", `import * as React from "react";`);
  expect(() => reactNames([folder])).toThrow("Import names from React");
});
