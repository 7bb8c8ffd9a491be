import type { Segment } from "../store/segment";
import { visibleText } from "../text/visible-text";
import type { Matcher } from "./log-query";
import { scanLines } from "./scan-lines";

/** The matching rows of a segment, and the number of matches up to and including each. */
export interface Hits {
  readonly rows: Uint32Array;
  readonly totals: Uint32Array;
}

/** Finds all matches in a segment, yielding whenever it may pause. */
export function* findHits(segment: Segment, matcher: Matcher): Generator<undefined, Hits> {
  const rows: number[] = [];
  const totals: number[] = [];
  let total = 0;
  yield* scanLines(segment, matcher, (row, raw) => {
    const count = matcher.find(visibleText(raw)).length;
    if (count === 0) return;
    total += count;
    rows.push(row);
    totals.push(total);
  });
  return { rows: new Uint32Array(rows), totals: new Uint32Array(totals) };
}
