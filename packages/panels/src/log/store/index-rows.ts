import type { Segment } from "./segment";

const lineFeed = 10;
const rowsInSegment = 10_000;
const bytesInSegment = 1_000_000;
const rowsInStep = 2_000;
/* Bytes of an average row, for the index's first size. */
const expectedRow = 80;

/** Finds the rows of a whole log and cuts it into segments, yielding whenever it may pause. A line feed at the end begins no row. */
export function* indexRows(bytes: Uint8Array): Generator<undefined, readonly Segment[]> {
  let starts = new Uint32Array(Math.ceil(bytes.length / expectedRow) + 16);
  let count = 0;
  const add = (start: number) => {
    if (count === starts.length) {
      const grown = new Uint32Array(starts.length * 2);
      grown.set(starts);
      starts = grown;
    }
    starts[count] = start;
    count += 1;
  };
  if (bytes.length > 0) add(0);
  for (let at = bytes.indexOf(lineFeed); at !== -1; at = bytes.indexOf(lineFeed, at + 1)) {
    add(at + 1);
    if (count % rowsInStep === 0) yield undefined;
  }
  if (starts[count - 1] !== bytes.length) add(bytes.length + 1);
  return cut(bytes, starts.subarray(0, count));
}

function cut(bytes: Uint8Array, starts: Uint32Array): readonly Segment[] {
  const segments: Segment[] = [];
  const rows = starts.length - 1;
  for (let from = 0; from < rows;) {
    let to = Math.min(rows, from + rowsInSegment);
    while (to - from > 1 && starts[to]! - starts[from]! > bytesInSegment) to = from + Math.ceil((to - from) / 2);
    segments.push({ startRow: from, rowCount: to - from, bytes, starts: starts.subarray(from, to + 1) });
    from = to;
  }
  return segments;
}
