import { rowLength, rowText, type Segment } from "./segment";

/** The most bytes of one row that are read for drawing and search. */
export const longestRow = 65_536;

/**
 * The part of a row that is drawn and searched: its first 64 KiB. For a longer row that a program keeps overwriting,
 * such as a progress bar, it is the text that was written last.
 */
export function drawnRow(segment: Segment, row: number): string {
  const length = rowLength(segment, row);
  if (length <= longestRow) return rowText(segment, row);
  const last = rowText(segment, row, length - longestRow);
  const rewritten = last.slice(0, -1).indexOf("\r");
  return rewritten === -1 ? rowText(segment, row, 0, longestRow) : last.slice(rewritten);
}
