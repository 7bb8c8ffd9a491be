import { type ByteChoice, byteFinder } from "../store/byte-finder";
import { drawnRow, longestRow } from "../store/drawn-row";
import { rowLength, type Segment, segmentText } from "../store/segment";
import { sizeOf } from "../store/segment-list";
import { rewriting, rewritingCharacters } from "../text/escape-sequences";
import { lowerBound } from "./binary-search";
import type { Matcher } from "./log-query";
import { dropChoice, rareBytes } from "./rare-bytes";

type Visit = (row: number, raw: string) => void;

/* Larger segments are decoded row by row, because a row in them may be very long. */
const decodedAtOnce = 4_000_000;
const rowsInStep = 50;
const bytesInStep = 1_000_000;
/* Bytes in more rows than this are not rare. */
const rowsForOneVisit = 8;

/**
 * Visits the rows of a segment that could have a match, yielding whenever it may pause.
 *
 * @param matcher - its candidates match raw text wherever a match could be. Without them, every row is visited.
 */
export function* scanLines(
  segment: Segment,
  matcher: Pick<Matcher, "candidates" | "plainCandidates" | "neededBytes">,
  visit: Visit,
): Generator<undefined, void> {
  const { neededBytes } = matcher;
  const rare = neededBytes && rareBytes(segment, neededBytes);
  if (rare) {
    const visited = yield* scanBytes(segment, rare, visit);
    if (visited * rowsForOneVisit > segment.rowCount) dropChoice(neededBytes);
    return;
  }
  const isPlain = sizeOf(segment) <= decodedAtOnce && !hasLongRow(segment);
  if (matcher.candidates && isPlain) yield* scanCandidates(segment, matcher.candidates, matcher.plainCandidates, visit);
  else yield* scanAll(segment, isPlain ? segmentText(segment).split("\n") : undefined, visit);
}

/**
 * Visits the rows that have one of these bytes. It decodes no others, so it is as fast as the search for the bytes.
 *
 * @returns how many rows it visited
 */
function* scanBytes(segment: Segment, choice: ByteChoice, visit: Visit): Generator<undefined, number> {
  const { bytes, starts, startRow, rowCount } = segment;
  const end = Math.min(bytes.length, starts[rowCount]!);
  const find = byteFinder(bytes, choice);
  let visited = 0;
  for (let from = starts[0]!; from < end;) {
    const to = Math.min(end, from + bytesInStep);
    const at = find(from, to);
    if (at === -1) from = to;
    else {
      const next = lowerBound(starts, at + 1);
      visit(startRow + next - 1, drawnRow(segment, startRow + next - 1));
      from = starts[next]!;
      visited += 1;
    }
    if (at === -1 || visited % rowsInStep === 0) yield undefined;
  }
  return visited;
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

const rewrites = new WeakMap<Segment, boolean>();

/** Whether a row of the segment overwrites its own text. The result is kept for the next search. */
function hasRewriting(segment: Segment, text: string): boolean {
  let known = rewrites.get(segment);
  if (known === undefined) {
    // Single characters are found much faster than the expression.
    const isPossible = rewritingCharacters.some((character) => text.includes(character));
    known = isPossible && new RegExp(rewriting).test(text);
    rewrites.set(segment, known);
  }
  return known;
}

function* scanCandidates(
  segment: Segment,
  anyCandidates: RegExp,
  plainCandidates: RegExp | undefined,
  visit: Visit,
): Generator<undefined, void> {
  const text = segmentText(segment);
  const candidates = plainCandidates && !hasRewriting(segment, text) ? plainCandidates : anyCandidates;
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
    // The visit covers the rest of the row.
    start = end + 1;
    row += 1;
    visited += 1;
    if (visited % rowsInStep === 0) yield undefined;
    // Another scan may have used the same expression during the pause.
    candidates.lastIndex = start;
  }
}
