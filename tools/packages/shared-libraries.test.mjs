import { expect, it } from "vitest";
import { workspacePackages } from "../workspace.mjs";

// If two of our packages depend on a library and an embedder has another version, npm can install it twice. The styles
// and contexts of one copy are unknown to the other.
it("no library is a dependency of two packages that share a page", () => {
  const packages = workspacePackages().filter(({ folder }) => ["contract", "design", "panels"].includes(folder));
  const libraries = packages.flatMap(({ manifest }) => Object.keys(manifest.dependencies ?? {}));
  const own = packages.map(({ manifest }) => manifest.name);
  expect(libraries.length).toBeGreaterThan(5);
  expect(libraries.filter((name, at) => !own.includes(name) && libraries.indexOf(name) !== at)).toEqual([]);
});
