import { readFileSync } from "node:fs";

/**
 * The texts of files, by name. With `?raw`, Vitest would load each file as a module, which takes seconds for all
 * sources.
 * @param found - The files that `import.meta.glob` found, not loaded.
 * @param base - The `import.meta.url` of the module that looked for them.
 */
export const sourceTexts = (found: Readonly<Record<string, unknown>>, base: string): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.keys(found).map((name) => [name, readFileSync(new URL(name, base), "utf8")]));
