import { describe, expect, it } from "vitest";
import { pageCountOf, pagerWindow } from "./pager-window";

describe("the page numbers of a table", () => {
  it.each([
    [1, 1, [1]],
    [1, 3, [1, 2, 3]],
    [1, 12, [1, 2, 3, 4, 5]],
    [6, 12, [4, 5, 6, 7, 8]],
    [12, 12, [8, 9, 10, 11, 12]],
    [11, 12, [8, 9, 10, 11, 12]],
  ])("around page %i of %i are %j", (page, count, expected) => {
    expect(pagerWindow(page, count)).toEqual(expected);
  });
  it("are one page for nothing at all", () => {
    expect(pageCountOf(0, 5)).toBe(1);
  });
  it("count a last page that is not full", () => {
    expect(pageCountOf(51, 10)).toBe(6);
  });
});
