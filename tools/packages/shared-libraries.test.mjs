import { expect, it } from "vitest";
import { workspacePackages } from "../workspace.mjs";

// npm can install a library twice that two of our packages depend on, where an embedder has another version of it. Styles and
// contexts of one copy are unknown to the other.
it("no library is a dependency of two packages that share a page", () => {
  const packages = workspacePackages().filter(({ folder }) => ["contract", "design", "panels"].includes(folder));
  const libraries = packages.flatMap(({ manifest }) => Object.keys(manifest.dependencies ?? {}));
  const own = packages.map(({ manifest }) => manifest.name);
  expect(libraries.length).toBeGreaterThan(5);
  expect(libraries.filter((name, at) => !own.includes(name) && libraries.indexOf(name) !== at)).toEqual([]);
});
