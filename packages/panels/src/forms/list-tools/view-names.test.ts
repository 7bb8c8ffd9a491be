import { expect, it } from "vitest";
import { mostViews } from "./kept-list";
import { viewNamed, withViewBack } from "./view-names";

const view = (name: string) => ({ name, search: "" });
const [a, b, c] = [view("A"), view("B"), view("C")];

it("finds the view whose name reads the same", () => {
  expect(viewNamed([a, view("Due soon")], "dUE\u00a0so\u200bon")?.name).toBe("Due soon");
  expect(viewNamed([a], "B")).toBeUndefined();
});

it("puts a deleted view back in its place", () => {
  expect(withViewBack([a, c], b, 1)).toEqual([a, b, c]);
  expect(withViewBack([], c, 2)).toEqual([c]);
});

it("puts no second view of one name back, and none too many", () => {
  expect(withViewBack([view("b")], b, 0)).toBeUndefined();
  const full = Array.from({ length: mostViews }, (_, index) => view(`View ${index}`));
  expect(withViewBack(full, b, 0)).toBeUndefined();
});
