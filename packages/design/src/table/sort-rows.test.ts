import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { sortRows } from "./sort-rows";

fc.configureGlobal({ seed: 1 });

const sorted = <T extends string | number | null>(
  values: readonly T[],
  direction: "ascending" | "descending" = "ascending",
) =>
  sortRows(
    values.map((value, at) => ({ value, at })),
    (row) => row.value,
    direction,
    "en",
  );
const valuesOf = (rows: readonly { readonly value: unknown }[]) => rows.map(({ value }) => value);

describe("sorting rows", () => {
  it("puts numbers by size and numbered texts as a reader counts", () => {
    expect(valuesOf(sorted([10, 2, -1]))).toEqual([-1, 2, 10]);
    expect(valuesOf(sorted(["GC-10", "GC-2", "gc-1"]))).toEqual(["gc-1", "GC-2", "GC-10"]);
  });

  it("keeps rows without a value last in both directions", () => {
    expect(valuesOf(sorted([null, 2, "", 1]))).toEqual([1, 2, null, ""]);
    expect(valuesOf(sorted([null, 1, 2], "descending"))).toEqual([2, 1, null]);
  });

  it("keeps equal rows in the order they came in, and loses none", () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 0, max: 5 })),
        fc.constantFrom("ascending" as const, "descending" as const),
        (values, direction) => {
          const rows = sorted(values, direction);
          expect([...rows].map(({ at }) => at).sort((a, b) => a - b)).toEqual(values.map((_, at) => at));
          rows.slice(1).forEach((row, at) => {
            const before = rows[at];
            if (before?.value === row.value) expect(row.at).toBeGreaterThan(before.at);
          });
        },
      ),
    );
  });
});
