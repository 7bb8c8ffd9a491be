import type { Segment } from "../store/segment";
import { type Severity, severityOf } from "../text/severity";
import { type StepMark, stepMark } from "../text/step-mark";
import { visibleText } from "../text/visible-text";
import { scanLines } from "./scan-lines";

/** A line that reports an error or a warning. */
export interface Report {
  readonly row: number;
  readonly severity: Severity;
}

/** Facts from the lines of a segment: errors, warnings, and where steps begin and end. */
export interface Facts {
  readonly reports: readonly Report[];
  readonly marks: readonly (StepMark & { readonly row: number })[];
}

/* This runs over all lines, so it only finds candidates. The rules themselves decide. */
const candidates = { candidates: /error|fatal|failed|warning|==> |<== /gi };

/** Finds the facts of a segment, yielding whenever it may pause. */
export function* findFacts(segment: Segment): Generator<undefined, Facts> {
  const reports: Report[] = [];
  const marks: (StepMark & { row: number })[] = [];
  yield* scanLines(segment, candidates, (row, raw) => {
    const text = visibleText(raw);
    const severity = severityOf(text);
    if (severity !== undefined) reports.push({ row, severity });
    const mark = stepMark(text);
    if (mark) marks.push({ ...mark, row });
  });
  return { reports, marks };
}
