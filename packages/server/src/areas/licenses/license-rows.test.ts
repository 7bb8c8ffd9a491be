import { describe, expect, it } from "vitest";
import { addMs, dayMs } from "../../core/clock";
import { termLeft } from "./license-rows";

describe("what is left of a term", () => {
  const start = new Date("2026-01-01T00:00:00Z");
  const at = (days: number) => addMs(start, days * dayMs);

  it.each([
    [0, 100],
    [5, 50],
    [9.94, 1],
    [10, 0],
    [11, 0],
    [-1, 100],
  ])("after %d of ten days is %d percent", (days, expected) => {
    expect(termLeft(start, at(10), at(days))).toBe(expected);
  });

  it("is the whole of it before activation, and never more than that of a term without length", () => {
    expect(termLeft(null, null, start)).toBe(100);
    expect(termLeft(start, start, at(-1))).toBe(100);
    expect(termLeft(start, start, at(1))).toBe(0);
  });
});
