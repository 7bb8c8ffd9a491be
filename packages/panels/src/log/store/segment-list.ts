import { cutSegment, endRow, joinSegments, type Segment } from "./segment";

/** A range of rows. The end is exclusive. */
export interface RowRange {
  readonly from: number;
  readonly to: number;
}

/** The segments of a log in order, without overlaps. Rows between them are not loaded. */
export type SegmentList = readonly Segment[];

/* Small tails of a running log are joined, so that a long build has few segments. */
const joinedBytes = 65_536;

/** Adds a segment to the list. Rows that the list already has stay as they are. */
export function insertSegment(list: SegmentList, added: Segment): SegmentList {
  const pieces: Segment[] = [];
  let from = added.startRow;
  for (const segment of list) {
    if (segment.startRow > from) pieces.push(cutSegment(added, from, segment.startRow));
    from = Math.max(from, endRow(segment));
  }
  pieces.push(cutSegment(added, from, endRow(added)));
  const wanted = pieces.filter(({ rowCount }) => rowCount > 0);
  return wanted.length === 0 ? list : [...list, ...wanted].sort((a, b) => a.startRow - b.startRow);
}

/**
 * Adds a log's newest rows to the end of the list. They replace rows that it has, because the last row may have grown.
 */
export function replaceTail(list: SegmentList, tail: Segment): SegmentList {
  if (tail.rowCount === 0) return list;
  const kept = list
    .map((segment) => cutSegment(segment, segment.startRow, tail.startRow))
    .filter(({ rowCount }) => rowCount > 0);
  const last = kept.at(-1);
  const isSmall = last && endRow(last) === tail.startRow && sizeOf(last) + sizeOf(tail) < joinedBytes;
  return isSmall ? [...kept.slice(0, -1), joinSegments(last, tail)] : [...kept, tail];
}

export const sizeOf = ({ starts, rowCount }: Segment) => (starts[rowCount] ?? 0) - (starts[0] ?? 0);

/** The segment that has a row, by binary search. */
export function segmentAt(list: SegmentList, row: number): Segment | undefined {
  let low = 0;
  let high = list.length - 1;
  while (low <= high) {
    const middle = (low + high) >> 1;
    const segment = list[middle]!;
    if (row < segment.startRow) high = middle - 1;
    else if (row >= endRow(segment)) low = middle + 1;
    else return segment;
  }
  return undefined;
}

/** The segments at the end that follow one another without a gap. */
export function lastRun(list: SegmentList): SegmentList {
  const gap = list.findLastIndex((segment, index) => index > 0 && endRow(list[index - 1]!) < segment.startRow);
  return gap === -1 ? list : list.slice(gap);
}

/** The parts of a range that no segment has. */
export function missingRanges(list: SegmentList, { from, to }: RowRange): RowRange[] {
  const missing: RowRange[] = [];
  let next = from;
  for (const segment of list) {
    if (segment.startRow >= to) break;
    if (segment.startRow > next) missing.push({ from: next, to: segment.startRow });
    next = Math.max(next, endRow(segment));
  }
  if (next < to) missing.push({ from: next, to });
  return missing;
}
