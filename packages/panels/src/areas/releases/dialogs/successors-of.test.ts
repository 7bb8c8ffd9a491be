import { expect, it } from "vitest";
import { successorsOf } from "./successors-of";

const version = (name: string, day: number) => ({ tag_name: name, created_at: `2026-11-0${day}T08:00:00Z` });

it("offers versions of the same kind first, each kind with the newest first", () => {
  const stable = [version("v1", 1), version("v3", 5), version("v2", 3)];
  const nightly = [version("n1", 6), version("n2", 9), version("n0", 2)];
  expect(successorsOf("v2", stable, nightly)).toEqual(["v3", "v1", "n2", "n1", "n0"]);
  expect(successorsOf("n1", nightly, stable)).toEqual(["n2", "n0", "v3", "v2", "v1"]);
});

it("offers a version once that is of both kinds", () => {
  expect(successorsOf("v2", [version("v1", 1)], [version("v1", 1), version("n1", 2)])).toEqual(["v1", "n1"]);
});
