import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { parseLine } from "../text/parse-line";
import { plainStyle } from "../text/text-style";
import { drawnRow, longestRow } from "./drawn-row";
import { cutSegment, endRow, rowText, type Segment, segmentOf, segmentText } from "./segment";
import { insertSegment, missingRanges, replaceTail, segmentAt, type SegmentList } from "./segment-list";
import { styleBefore } from "./style-before";

fc.configureGlobal({ seed: 1 });

const rowsOf = (list: SegmentList) =>
  list.flatMap((segment) =>
    Array.from({ length: segment.rowCount }, (_, index) => rowText(segment, segment.startRow + index)),
  );
const lines = fc.array(
  fc.string({ unit: "grapheme" }).map((text) => text.replaceAll("\n", "")),
  { minLength: 1 },
);

describe("a very long row", () => {
  it("is drawn from its start", () => {
    expect(drawnRow(segmentOf("x".repeat(100_000), 0), 0)).toHaveLength(longestRow);
  });
  it("is drawn from its end if it writes over itself", () => {
    const segment = segmentOf("progress 10 %\r".repeat(10_000) + "done", 0);
    expect(drawnRow(segment, 0).endsWith("\rdone")).toBe(true);
  });
});

/** A log that is read in windows, each an interval of its rows. */
const windows = lines.chain((rows) =>
  fc
    .array(fc.tuple(fc.nat(rows.length - 1), fc.nat(20)), { maxLength: 12 })
    .map((read) => ({ rows, read: read.map(([from, count]) => ({ from, to: Math.min(rows.length, from + count) })) })),
);

describe("segments that are read in any order", () => {
  it("hold each row that was read once, and the others are missing", () => {
    fc.assert(
      fc.property(windows, ({ rows, read }) => {
        const list = read.reduce<SegmentList>(
          (known, { from, to }) =>
            from === to ? known : insertSegment(known, segmentOf(rows.slice(from, to).join("\n"), from)),
          [],
        );
        const missing = new Set(
          missingRanges(list, { from: 0, to: rows.length }).flatMap(({ from, to }) =>
            Array.from({ length: to - from }, (_, index) => from + index),
          ),
        );
        rows.forEach((text, row) => {
          const segment = segmentAt(list, row);
          expect(segment === undefined).toBe(missing.has(row));
          if (segment) expect(rowText(segment, row)).toBe(text);
        });
        expect(missing.size + list.reduce((sum, { rowCount }) => sum + rowCount, 0)).toBe(rows.length);
      }),
    );
  });

  it("a tail replaces the last row, which has grown", () => {
    const list = replaceTail([segmentOf("a\nb\nun", 0)], segmentOf("unfinished\nc", 2));
    expect(rowsOf(list)).toEqual(["a", "b", "unfinished", "c"]);
    expect(list).toHaveLength(1);
  });

  it("a tail after a gap leaves the gap", () => {
    const list = replaceTail([segmentOf("a\nb", 0)], segmentOf("y\nz", 8));
    expect(missingRanges(list, { from: 0, to: 10 })).toEqual([{ from: 2, to: 8 }]);
  });
});

describe("the style in which a row begins", () => {
  const code = fc.constantFrom("", "\u001b[31m", "\u001b[1m", "\u001b[0m", "\u001b[42m", "\u001b[0;4m", "\u001b[K");
  const colored = fc.array(fc.tuple(code, fc.string({ maxLength: 3 }), code), { minLength: 1, maxLength: 30 });
  it("is the same wherever the log is cut", () => {
    fc.assert(
      fc.property(colored, fc.array(fc.nat(30), { maxLength: 4 }), (parts, cuts) => {
        // A text that ends in an empty row reads as one without it.
        const rows = [...parts.map((part) => part.join("").replaceAll("\n", "")), "end"];
        const whole = segmentOf(rows.join("\n"), 0);
        const list = cutAt(whole, cuts);
        let style = plainStyle;
        rows.forEach((row, index) => {
          expect(styleBefore(list, index)).toBe(style);
          style = parseLine(row, style).style;
        });
      }),
    );
  });
});

function cutAt(whole: Segment, cuts: readonly number[]): SegmentList {
  const places = [...new Set([0, ...cuts.filter((cut) => cut < endRow(whole)), endRow(whole)])].sort((a, b) => a - b);
  return places
    .slice(1)
    .map((to, index) => cutSegment(whole, places[index]!, to))
    .map((part) => segmentOf(segmentText(part), part.startRow))
    .filter(({ rowCount }) => rowCount > 0);
}
