import type { Match, Matcher } from "../search/log-query";
import { drawnRow, longestRow } from "../store/drawn-row";
import { rowLength, type Segment } from "../store/segment";
import { segmentAt, type SegmentList } from "../store/segment-list";
import { styleBefore } from "../store/style-before";
import { parseLine } from "../text/parse-line";
import type { Run } from "../text/run-writer";
import { type Severity, severityOf } from "../text/severity";
import type { TextStyle } from "../text/text-style";

/** A line that is ready to be drawn. */
export interface DrawnLine {
  readonly row: number;
  readonly segment: Segment;
  readonly runs: readonly Run[];
  readonly text: string;
  readonly severity: Severity | undefined;
  /** How many bytes were not read, because the row is too long. */
  readonly unreadBytes: number;
  readonly startStyle: TextStyle;
  readonly endStyle: TextStyle;
}

/** Keeps the lines that were drawn last, so that a line which stays in view is the same object. */
export class LineCache {
  #lines = new Map<number, DrawnLine>();
  readonly #matches = new WeakMap<DrawnLine, { readonly matcher: Matcher; readonly found: readonly Match[] }>();

  /** The lines of these rows, in order. A row that is not loaded has none. */
  lines(list: SegmentList, rows: readonly number[]): ReadonlyMap<number, DrawnLine> {
    const lines = new Map<number, DrawnLine>();
    let before: DrawnLine | undefined;
    for (const row of rows) {
      const segment = segmentAt(list, row);
      if (!segment) continue;
      const style = before?.row === row - 1 ? before.endStyle : styleBefore(list, row);
      const known = this.#lines.get(row);
      before = known?.segment === segment && known.startStyle === style ? known : drawnLine(segment, row, style);
      lines.set(row, before);
    }
    this.#lines = lines;
    return lines;
  }

  /** The matches in a line. Undefined if it has none, so that a search draws only the lines with matches again. */
  matches(line: DrawnLine, matcher: Matcher | undefined): readonly Match[] | undefined {
    if (!matcher) return undefined;
    let known = this.#matches.get(line);
    if (known?.matcher !== matcher) this.#matches.set(line, (known = { matcher, found: matcher.find(line.text) }));
    return known.found.length > 0 ? known.found : undefined;
  }
}

function drawnLine(segment: Segment, row: number, startStyle: TextStyle): DrawnLine {
  const { runs, style } = parseLine(drawnRow(segment, row), startStyle);
  const text = runs.map((run) => run.text).join("");
  return {
    row,
    segment,
    runs,
    text,
    severity: severityOf(text),
    unreadBytes: Math.max(0, rowLength(segment, row) - longestRow),
    startStyle,
    endStyle: style,
  };
}
