import { expect, it } from "vitest";
import { pathChanges } from "./path-changes";

const path = (from: string, to: string, delay_ns: number) => ({ from, to, delay_ns });

it("a path with the same ends is compared, and another one is new", () => {
  const changeOf = pathChanges([path("a", "b", 9.5), path("a", "b", 8), path("a,b", "c", 3)]);
  expect(changeOf(path("a", "b", 9.8))).toBe(0.3);
  expect(changeOf(path("a,b", "c", 2.5))).toBe(-0.5);
  expect(changeOf(path("a", "b,c", 2.5))).toBe("new");
});
