import { expect, it } from "vitest";
import type { Endpoint } from "./endpoint";

const modules = import.meta.glob<Readonly<Record<string, Readonly<Record<string, Endpoint>>>>>(
  "../areas/*/endpoints.ts",
  { eager: true },
);
const declared = Object.values(modules)
  .flatMap((module) => Object.entries(module))
  .flatMap(([area, calls]) => Object.entries(calls).map(([name, call]) => ({ area, name, call })));

// Who names a call without loading it, as `keyof typeof cart` allows, relies on this.
it.each(declared)("$area.$name is declared under the name it is published by", ({ area, name, call }) => {
  expect(call).toMatchObject({ area, name });
});
