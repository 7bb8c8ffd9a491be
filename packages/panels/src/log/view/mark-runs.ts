import type { Match } from "../search/log-query";
import { type Run, sliceRuns } from "../text/run-writer";

/** A piece of a line that is drawn as one: plain, or part of a match. */
export interface MarkedRun extends Run {
  /** The index of its match in the line, from 0. */
  readonly match?: number;
}

/** Cuts runs where matches begin and end. */
export function markRuns(runs: readonly Run[], matches: readonly Match[]): readonly MarkedRun[] {
  if (matches.length === 0) return runs;
  const length = runs.reduce((sum, { text }) => sum + text.length, 0);
  const marked: MarkedRun[] = [];
  let from = 0;
  matches.forEach(([start, end], match) => {
    if (start >= length) return;
    marked.push(...sliceRuns(runs, from, start), ...sliceRuns(runs, start, end).map((run) => ({ ...run, match })));
    from = end;
  });
  return [...marked, ...sliceRuns(runs, from, length)];
}
