import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { rising } from "./anchors";
import type { Block } from "./block";
import { comparedText } from "./compared-text";
import { diffIds } from "./diff-ids";
import { DiffLayout } from "./diff-layout";

fc.configureGlobal({ seed: 1 });

const escape = "\u001b";

function finish<T>(steps: Generator<unknown, T>): T {
  for (let step = steps.next(); ; step = steps.next()) if (step.done) return step.value;
}

function changesOf(a: readonly number[], b: readonly number[]): readonly Block[] {
  const idCount = [...a, ...b].reduce((most, id) => Math.max(most, id), -1) + 1;
  return finish(diffIds(Int32Array.from(a), Int32Array.from(b), idCount));
}

/** The second list, rebuilt from the first one and the changes. */
function applied(a: readonly number[], b: readonly number[], changes: readonly Block[]): number[] {
  const made: number[] = [];
  let at = 0;
  for (const { aFrom, aTo, bFrom, bTo } of changes) {
    made.push(...a.slice(at, aFrom), ...b.slice(bFrom, bTo));
    at = aTo;
  }
  return [...made, ...a.slice(at)];
}

/** The length of the longest common subsequence of two lists. */
function longestCommon(a: readonly number[], b: readonly number[]): number {
  let above = new Array<number>(b.length + 1).fill(0);
  for (const one of a) {
    const row = [0];
    b.forEach((other, j) => row.push(one === other ? above[j]! + 1 : Math.max(above[j + 1]!, row[j]!)));
    above = row;
  }
  return above.at(-1)!;
}

const rows = (most: number, maxLength: number) => fc.array(fc.nat(most), { maxLength });

describe("the difference of two logs", () => {
  it("turns one into the other", () => {
    const holds = (a: readonly number[], b: readonly number[]) => {
      expect(applied(a, b, changesOf(a, b))).toEqual(b);
    };
    for (const [most, length] of [
      [6, 600],
      [500, 800],
    ] as const)
      fc.assert(fc.property(rows(most, length), rows(most, length), holds), { numRuns: 60 });
  });
  it("is the shortest for short logs", () => {
    fc.assert(
      fc.property(rows(5, 60), rows(5, 60), (a, b) => {
        const removed = changesOf(a, b).reduce((sum, { aFrom, aTo }) => sum + aTo - aFrom, 0);
        expect(a.length - removed).toBe(longestCommon(a, b));
      }),
    );
  });
  it("finds what was added and removed in a long log", () => {
    const a = Array.from({ length: 20_000 }, (_, row) => (row % 7 === 0 ? 0 : row));
    const b = [...a.slice(0, 5_000), 30_000, 30_001, ...a.slice(5_010, 15_000), ...a.slice(15_001)];
    expect(changesOf(a, b)).toEqual([
      { aFrom: 5_000, aTo: 5_010, bFrom: 5_000, bTo: 5_002 },
      { aFrom: 15_000, aTo: 15_001, bFrom: 14_992, bTo: 14_992 },
    ]);
  });
  it("ends with little work for logs that have nothing, or only frequent lines, in common", () => {
    const count = 100_000;
    const steps = (a: Int32Array, b: Int32Array, idCount: number) => Array.from(diffIds(a, b, idCount)).length;
    const other = Int32Array.from({ length: count }, (_, row) => row + count);
    expect(
      steps(
        Int32Array.from(other, (_, row) => row),
        other,
        2 * count,
      ),
    ).toBeLessThan(100);
    const few = (seed: number) => Int32Array.from({ length: count }, (_, row) => (row * seed) % 97);
    expect(steps(few(31), few(57), 97)).toBeLessThan(100_000);
  });
  it("takes the longest rising rows as anchors", () => {
    expect(finish(rising([5, 1, 2, 9, 3, 4]))).toEqual([1, 2, 4, 5]);
    expect(finish(rising([]))).toEqual([]);
  });
});

describe("lines that are compared", () => {
  it.each([
    ["18:05:41.330  route  done", "18:09:02.001  route  done"],
    ["[2026-11-20T17:59:12Z] start", "[2026-11-21T08:00:00+01:00] start"],
    ["<== Place (2.1 s)", "<== Place (12.0 s)"],
    ["took 350ms, 2 min", "took 1s, 13 min"],
    [`${escape}[31mred${escape}[0m`, "red"],
  ])("%j is %j without times and colors", (one, other) =>
    expect(comparedText(one, true)).toBe(comparedText(other, true)),
  );
  it.each([
    ["slack -0.121 ns", "slack -0.412 ns"],
    ["psd.v:10:12: warning", "psd.v:10:13: warning"],
    ["v2.5 s", "v2.6 s"],
    ["41 cells", "42 cells"],
  ])("%j is not %j", (one, other) => expect(comparedText(one, true)).not.toBe(comparedText(other, true)));
  it("differ in their times if those count", () =>
    expect(comparedText("took 350ms", false)).not.toBe(comparedText("took 1s", false)));
});

describe("the layout of a difference", () => {
  const changes = [
    { aFrom: 10, aTo: 12, bFrom: 10, bTo: 11 },
    { aFrom: 14, aTo: 14, bFrom: 13, bTo: 15 },
  ];
  const layoutOf = (...opened: readonly number[]) =>
    new DiffLayout({ changes, aCount: 30, bCount: 31, opened: new Set(opened) });
  const drawn = (layout: DiffLayout) =>
    Array.from({ length: layout.count }, (_, index) => {
      const item = layout.itemAt(index);
      if (item.kind === "fold") return `${item.rowCount} folded`;
      return `${item.kind[0]}${"aRow" in item ? item.aRow : ""}/${"bRow" in item ? item.bRow : ""}`;
    });
  it("shows three equal lines around each difference, and folds the others", () =>
    expect(drawn(layoutOf())).toEqual([
      ...["7 folded", "e7/7", "e8/8", "e9/9", "r10/", "r11/", "a/10", "e12/11", "e13/12", "a/13", "a/14"],
      ...["e14/15", "e15/16", "e16/17", "13 folded"],
    ]));
  it("shows folded lines where the reader opens them", () => {
    expect(drawn(layoutOf(0)).slice(0, 3)).toEqual(["e0/0", "e1/1", "e2/2"]);
    expect(drawn(layoutOf(0)).at(-1)).toBe("13 folded");
  });
  it("finds an item by its row, and by its height", () => {
    for (const layout of [layoutOf(), layoutOf(0)])
      for (let index = 0; index < layout.count; index += 1) {
        expect(layout.indexOfRow(layout.rowAt(index))).toBe(index);
        expect(layout.indexAt(layout.unitOf(index))).toBe(index);
      }
  });
  it("says where each difference begins", () => {
    const layout = layoutOf();
    expect(layout.changeRows.map((row) => drawn(layout)[layout.indexOfRow(row)])).toEqual(["r10/", "a/13"]);
  });
});
