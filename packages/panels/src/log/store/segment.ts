import { byteFinder } from "./byte-finder";

/** Consecutive rows of a log. Segments never change, so results about one can be cached. */
export interface Segment {
  /** 0-based number of the first row. */
  readonly startRow: number;
  readonly rowCount: number;
  /** May hold more than these rows: the segments of a whole log share one array. */
  readonly bytes: Uint8Array;
  /** The offset of each row in `bytes`, and last the offset after all rows. */
  readonly starts: Uint32Array;
}

export const endRow = ({ startRow, rowCount }: Segment) => startRow + rowCount;

const lineFeed = 10;
const decoder = new TextDecoder();
const encoder = new TextEncoder();

/** A segment of rows joined by line feeds. An empty text has no row. A line feed at the end begins another row. */
export const segmentOf = (text: string, startRow: number): Segment =>
  segmentOfRows(encoder.encode(text), startRow, text !== "");

/** A segment of rows that each end with a line feed, except maybe for the last one. */
export const segmentOfBytes = (bytes: Uint8Array, startRow: number): Segment =>
  segmentOfRows(bytes, startRow, bytes.length > 0 && bytes.at(-1) !== lineFeed);

function segmentOfRows(bytes: Uint8Array, startRow: number, hasLastRow: boolean): Segment {
  const starts = [0];
  const find = byteFinder(bytes, [lineFeed]);
  for (let at = find(0, bytes.length); at !== -1; at = find(at + 1, bytes.length)) starts.push(at + 1);
  if (hasLastRow) starts.push(bytes.length + 1);
  return { startRow, rowCount: starts.length - 1, bytes, starts: new Uint32Array(starts) };
}

/** The rows of a segment from one row to before another, both as numbers in the log. */
export function cutSegment(segment: Segment, fromRow: number, toRow: number): Segment {
  const from = Math.max(0, fromRow - segment.startRow);
  const to = Math.min(segment.rowCount, toRow - segment.startRow);
  const rowCount = Math.max(0, to - from);
  return {
    startRow: segment.startRow + from,
    rowCount,
    bytes: segment.bytes,
    starts: segment.starts.subarray(from, from + rowCount + 1),
  };
}

/** All rows of a segment as one text, joined by line feeds. */
export function segmentText({ bytes, starts, rowCount }: Segment): string {
  return rowCount === 0 ? "" : decoder.decode(bytes.subarray(starts[0], endOf(starts, rowCount - 1)));
}

/** How many bytes a row has. */
export function rowLength({ starts, startRow }: Segment, row: number): number {
  return endOf(starts, row - startRow) - (starts[row - startRow] ?? 0);
}

/** The offset after a row, without its line feed. */
const endOf = (starts: Uint32Array, index: number) => (starts[index + 1] ?? 1) - 1;

/** One row as text. Bytes that are not UTF-8 become replacement characters. */
export function rowText(segment: Segment, row: number, from = 0, to = Number.POSITIVE_INFINITY): string {
  const index = row - segment.startRow;
  const start = segment.starts[index] ?? 0;
  const end = endOf(segment.starts, index);
  return decoder.decode(segment.bytes.subarray(Math.min(end, start + from), Math.min(end, start + to)));
}

/** The rows of two segments that follow one another, as one. */
export function joinSegments(first: Segment, second: Segment): Segment {
  return segmentOf(`${segmentText(first)}\n${segmentText(second)}`, first.startRow);
}
