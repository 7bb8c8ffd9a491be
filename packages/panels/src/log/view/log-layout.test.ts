import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { HitList } from "../search/hit-list";
import type { Step } from "../search/steps";
import { parseRangeHash, pressedRange, rangeHash } from "./line-range";
import { LogLayout } from "./log-layout";
import { markRuns } from "./mark-runs";
import { MatchingLines } from "./matching-lines";
import { scrollTopAtEnd, scrollTopFor, visibleWindow, yOf } from "./scroll-geometry";

fc.configureGlobal({ seed: 1 });

const step = (name: string, startRow: number, endRow: number): Step => ({ name, startRow, endRow, state: "done" });
const steps = [step("A", 2, 6), step("B", 6, 9)];
const matching = (hits: HitList) => (from: number, to: number) => new MatchingLines(hits, from, to);
const layoutOf = (folded: readonly string[], hits?: HitList) =>
  new LogLayout({
    firstRow: 0,
    rowCount: 12,
    steps,
    isFolded: ({ name }) => folded.includes(name),
    linesOf: hits && matching(hits),
  });
const itemsOf = (layout: LogLayout) =>
  Array.from({ length: layout.count }, (_, index) => {
    const item = layout.itemAt(index);
    if (item.kind === "skip") return `${item.rowCount} from ${item.row}`;
    return item.kind === "line" ? item.row : item.step.name;
  });

describe("the layout of a log", () => {
  it("puts a head in the place of the line that begins a step", () => {
    expect(itemsOf(layoutOf([]))).toEqual([0, 1, "A", 3, 4, 5, "B", 7, 8, 9, 10, 11]);
  });
  it("leaves out the lines of folded steps", () => {
    expect(itemsOf(layoutOf(["A"]))).toEqual([0, 1, "A", "B", 7, 8, 9, 10, 11]);
  });
  const hitsIn = (...rows: readonly number[]) =>
    new HitList([{ rows: Uint32Array.from(rows), totals: Uint32Array.from(rows, (_, index) => index + 1) }]);
  it("leaves out lines without a match", () => {
    expect(itemsOf(layoutOf([], hitsIn(1, 4, 10)))).toEqual([1, "A", 4, "B", 10]);
  });
  it("has one item in the place of two lines without a match or more", () => {
    const layout = (...rows: readonly number[]) =>
      new LogLayout({
        firstRow: 0,
        rowCount: 40,
        steps: [step("A", 10, 30)],
        isFolded: () => false,
        linesOf: matching(hitsIn(...rows)),
      });
    expect(itemsOf(layout(12, 14, 15, 20))).toEqual(["A", 12, 14, 15, "4 from 16", 20, "9 from 21"]);
    expect(itemsOf(layout(3, 9, 13, 38))).toEqual([
      ...["3 from 0", 3, "5 from 4", 9, "A", "2 from 11", 13, "16 from 14", "8 from 30", 38],
    ]);
  });
  it("finds an item by its row where lines are left out", () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.nat(59), { minLength: 1 }), (rows) => {
        const linesOf = matching(hitsIn(...rows.sort((one, other) => one - other)));
        const input = { firstRow: 0, rowCount: 60, steps: [step("A", 10, 30), step("B", 30, 31)], linesOf };
        const layout = new LogLayout({ ...input, isFolded: () => false });
        for (let index = 0; index < layout.count; index += 1) {
          expect(layout.indexOfRow(layout.rowAt(index))).toBe(index);
          expect(layout.indexAt(layout.unitOf(index))).toBe(index);
        }
        for (const row of rows) expect([10, 30, row]).toContain(layout.rowAt(layout.indexOfRow(row)));
      }),
    );
  });
  it("finds an item by its row, and by its height, wherever it is", () => {
    for (const layout of [layoutOf([]), layoutOf(["A"]), layoutOf(["A", "B"])])
      for (let index = 0; index < layout.count; index += 1) {
        expect(layout.indexOfRow(layout.rowAt(index))).toBe(index);
        expect(layout.indexAt(layout.unitOf(index))).toBe(index);
        expect(layout.indexAt(layout.unitOf(index) + 1)).toBe(index);
      }
  });
  it("shows the head for a row of a folded step", () => expect(layoutOf(["A"]).indexOfRow(4)).toBe(2));
});

const plainLayout = (rowCount: number) => new LogLayout({ firstRow: 0, rowCount, steps: [], isFolded: () => false });

describe("the window of a layout", () => {
  const sizes = fc.record({
    rowCount: fc.integer({ min: 1, max: 30_000_000 }),
    viewHeight: fc.integer({ min: 50, max: 2_000 }),
  });
  const jumping = fc.record({ share: fc.double({ min: 0, max: 1, noNaN: true }), isJump: fc.boolean() });
  it("covers the view, wherever it is scrolled to, with few items, and fewer right after a jump", () => {
    fc.assert(
      fc.property(sizes, jumping, ({ rowCount, viewHeight }, { share, isJump }) => {
        const viewport = { layout: plainLayout(rowCount), unitHeight: 10, viewHeight, scrollTop: 0, isJump };
        const scrollTop = share * scrollTopAtEnd(viewport);
        const { first, last, top } = visibleWindow({ ...viewport, scrollTop });
        const bottom = top + (last - first) * 20;
        expect(top).toBeLessThanOrEqual(scrollTop + 0.5);
        expect(bottom).toBeGreaterThanOrEqual(Math.min(scrollTop + viewHeight, top + rowCount * 20) - 0.5);
        expect(last - first).toBeLessThanOrEqual(viewHeight / 20 + (isJump ? 6 : 24));
      }),
    );
  });
  it("reaches the first and the last line of a log that is higher than a browser can scroll", () => {
    const viewport = { layout: plainLayout(30_000_000), unitHeight: 10, viewHeight: 500, scrollTop: 0 };
    expect(visibleWindow(viewport).first).toBe(0);
    const end = visibleWindow({ ...viewport, scrollTop: scrollTopAtEnd(viewport) });
    expect(end.last).toBe(30_000_000);
    expect(end.contentHeight).toBeLessThan(17_000_000);
  });
  it("is where a line was asked for", () => {
    fc.assert(
      fc.property(sizes, fc.nat(), fc.nat(300), ({ rowCount, viewHeight }, anyRow, y) => {
        const row = anyRow % rowCount;
        const viewport = { layout: plainLayout(rowCount), unitHeight: 10, viewHeight, scrollTop: 0 };
        const scrollTop = scrollTopFor(viewport, row, y);
        const isInside = scrollTop > 0 && scrollTop < scrollTopAtEnd(viewport);
        if (isInside) expect(yOf({ ...viewport, scrollTop }, row)).toBeCloseTo(y, 0);
      }),
    );
  });
});

describe("matches in a line", () => {
  it("cut its runs and keep its text", () => {
    const runs = [
      { text: "abc", style: 0 },
      { text: "def", style: 1 },
    ];
    expect(markRuns(runs, [[2, 5]])).toEqual([
      { text: "ab", style: 0 },
      { text: "c", style: 0, match: 0 },
      { text: "de", style: 1, match: 0 },
      { text: "f", style: 1 },
    ]);
  });
});

describe("chosen lines", () => {
  it.each([
    [undefined, 5, false, { first: 5, last: 5 }],
    [undefined, 5, true, { first: 5, last: 5 }],
    [{ first: 5, last: 5 }, 9, true, { first: 5, last: 9 }],
    [{ first: 5, last: 9 }, 2, true, { first: 2, last: 9 }],
    [{ first: 5, last: 9 }, 7, false, { first: 7, last: 7 }],
  ])("%j and line %d", (range, line, isExtended, next) => expect(pressedRange(range, line, isExtended)).toEqual(next));

  it.each([
    ["#L120", { first: 120, last: 120 }],
    ["#L120-L140", { first: 120, last: 140 }],
    ["L140-120", { first: 120, last: 140 }],
    ["#L0", undefined],
    ["#top", undefined],
    ["", undefined],
  ])("are read from %j", (hash, range) => expect(parseRangeHash(hash)).toEqual(range));

  it("are written as they are read", () => {
    for (const range of [
      { first: 1, last: 1 },
      { first: 3, last: 44 },
    ])
      expect(parseRangeHash(rangeHash(range))).toEqual(range);
  });
});
