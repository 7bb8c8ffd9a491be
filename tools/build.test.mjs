import { expect, it } from "vitest";
import { wantedTargets } from "./build.mjs";

const namesOf = (only) => wantedTargets(only).map(({ name }) => name);

it("builds what a requested target is made of", () => {
  // Otherwise, the host would count as up to date with the old result of another package.
  expect(namesOf(["host"])).toEqual(expect.arrayContaining(["contract", "design", "panels", "host"]));
  expect(namesOf(["host"])).not.toContain("server");
  expect(namesOf(["elements"])).toEqual(expect.arrayContaining(["contract", "design", "panels", "elements"]));
  expect(namesOf(["elements"])).not.toContain("host");
  expect(namesOf(["server"])).toEqual(["server"]);
});
