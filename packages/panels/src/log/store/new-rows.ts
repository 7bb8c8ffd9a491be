import { endRow, rowText, type Segment } from "./segment";
import { segmentAt, type SegmentList } from "./segment-list";

/* Each request for the end of an unnumbered log asks for at least this many rows. So many do not repeat by chance. */
const comparedRows = 100;

/**
 * How many of these rows come after those of a list. The last row of the list may have grown since it was read.
 *
 * @returns undefined if none of the list's last rows is among them
 */
export function newRows(list: SegmentList, rows: Segment): number | undefined {
  const last = list.at(-1);
  const known = last ? endRow(last) : 0;
  const textOf = (row: number) => {
    const segment = segmentAt(list, row);
    return segment ? rowText(segment, row) : "";
  };
  const before = Array.from({ length: Math.min(known, comparedRows) }, (_, index) => textOf(known - 1 - index));
  const after = Array.from({ length: rows.rowCount }, (_, index) => rowText(rows, rows.startRow + index));
  const isEnd = (end: number) => {
    const most = Math.min(end, before.length);
    if (!after[end - 1]!.startsWith(before[0]!)) return false;
    for (let back = 1; back < most; back += 1) if (after[end - 1 - back] !== before[back]) return false;
    // Empty rows are common, so they alone prove nothing.
    return before.slice(0, most).some((text) => text !== "");
  };
  if (before.length === 0) return undefined;
  for (let end = after.length; end > 0; end -= 1) if (isEnd(end)) return after.length - end;
  return undefined;
}

/**
 * Whether a shorter log is another one than the list has, not the same one from a server that is behind. Only whole rows
 * count: the last row of each may not be complete.
 */
export function isAnotherLog(list: SegmentList, rows: Segment): boolean {
  let areSame = false;
  for (let row = rows.startRow; row < endRow(rows) - 1; row += 1) {
    const segment = segmentAt(list, row);
    if (segment === undefined) continue;
    if (rowText(segment, row) !== rowText(rows, row)) return true;
    areSame = true;
  }
  return !areSame;
}
