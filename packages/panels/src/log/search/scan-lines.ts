import { drawnRow, longestRow } from "../store/drawn-row";
import { rowLength, type Segment, segmentText } from "../store/segment";
import { sizeOf } from "../store/segment-list";

type Visit = (row: number, raw: string) => void;

/* More than this is decoded row by row, since a row in it may be very long. */
const decodedAtOnce = 4_000_000;
const rowsInStep = 50;

/**
 * Visits the rows of a segment that could hold what is looked for, yielding whenever it may pause.
 *
 * @param candidates - matches in raw text wherever it could be; without it, every row is visited
 */
export function* scanLines(segment: Segment, candidates: RegExp | undefined, visit: Visit): Generator<undefined, void> {
  const isPlain = sizeOf(segment) <= decodedAtOnce && !hasLongRow(segment);
  if (candidates && isPlain) yield* scanCandidates(segment, candidates, visit);
  else yield* scanAll(segment, isPlain ? segmentText(segment).split("\n") : undefined, visit);
}

function* scanAll(segment: Segment, lines: readonly string[] | undefined, visit: Visit): Generator<undefined, void> {
  for (let index = 0; index < segment.rowCount; index += 1) {
    const row = segment.startRow + index;
    visit(row, lines ? (lines[index] ?? "") : drawnRow(segment, row));
    if (index % rowsInStep === 0) yield undefined;
  }
}

function hasLongRow(segment: Segment): boolean {
  for (let row = segment.startRow; row < segment.startRow + segment.rowCount; row += 1)
    if (rowLength(segment, row) > longestRow) return true;
  return false;
}

function* scanCandidates(segment: Segment, candidates: RegExp, visit: Visit): Generator<undefined, void> {
  const text = segmentText(segment);
  let row = segment.startRow;
  let start = 0;
  let visited = 0;
  candidates.lastIndex = 0;
  for (let found = candidates.exec(text); found; found = candidates.exec(text)) {
    let end = text.indexOf("\n", start);
    while (end !== -1 && end < found.index) {
      start = end + 1;
      row += 1;
      end = text.indexOf("\n", start);
    }
    visit(row, text.slice(start, end === -1 ? text.length : end));
    if (end === -1) return;
    // The rest of the row has been looked at with it.
    start = end + 1;
    row += 1;
    visited += 1;
    if (visited % rowsInStep === 0) yield undefined;
    // Another scan may use the same expression meanwhile.
    candidates.lastIndex = start;
  }
}
