import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { HitList } from "../search/hit-list";
import type { Step } from "../search/steps";
import { parseRangeHash, pressedRange, rangeHash } from "./line-range";
import { LogLayout } from "./log-layout";
import { markRuns } from "./mark-runs";
import { scrollTopAtEnd, scrollTopFor, visibleWindow, yOf } from "./scroll-geometry";

const step = (name: string, startRow: number, endRow: number): Step => ({ name, startRow, endRow, state: "done" });
const steps = [step("A", 2, 6), step("B", 6, 9)];
const layoutOf = (folded: readonly string[], onlyHits?: HitList) =>
  new LogLayout({ firstRow: 0, rowCount: 12, steps, isFolded: ({ name }) => folded.includes(name), onlyHits });
const itemsOf = (layout: LogLayout) =>
  Array.from({ length: layout.count }, (_, index) => {
    const item = layout.itemAt(index);
    return item.kind === "line" ? item.row : item.step.name;
  });

describe("the layout of a log", () => {
  it("puts a head in the place of the line that begins a step", () => {
    expect(itemsOf(layoutOf([]))).toEqual([0, 1, "A", 3, 4, 5, "B", 7, 8, 9, 10, 11]);
  });
  it("leaves out the lines of folded steps", () => {
    expect(itemsOf(layoutOf(["A"]))).toEqual([0, 1, "A", "B", 7, 8, 9, 10, 11]);
  });
  it("leaves out lines without a match", () => {
    const hits = new HitList([{ rows: Uint32Array.of(1, 4, 10), totals: Uint32Array.of(1, 2, 3) }]);
    expect(itemsOf(layoutOf([], hits))).toEqual([1, "A", 4, "B", 10]);
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
  it("covers the view, wherever it is scrolled to, with few items", () => {
    fc.assert(
      fc.property(sizes, fc.double({ min: 0, max: 1, noNaN: true }), ({ rowCount, viewHeight }, share) => {
        const viewport = { layout: plainLayout(rowCount), unitHeight: 10, viewHeight, scrollTop: 0 };
        const scrollTop = share * scrollTopAtEnd(viewport);
        const { first, last, top } = visibleWindow({ ...viewport, scrollTop });
        const bottom = top + (last - first) * 20;
        expect(top).toBeLessThanOrEqual(scrollTop + 0.5);
        expect(bottom).toBeGreaterThanOrEqual(Math.min(scrollTop + viewHeight, top + rowCount * 20) - 0.5);
        expect(last - first).toBeLessThanOrEqual(viewHeight / 20 + 24);
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
