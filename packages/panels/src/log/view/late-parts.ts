import type { compileQuery } from "../search/compile-query";
import type { noHits } from "../search/hit-list";
import type { LogModel } from "./log-model";
import type { LongLine } from "./long-line";
import type { MatchingLines } from "./matching-lines";
import type { readRest } from "./read-rest";
import type { StepHead } from "./step-head";
import type { TimedRuns } from "./timed-runs";

/** The parts that a log's first lines do not need, such as search and steps. They load while those lines are read. */
export interface LateParts {
  readonly LogModel: typeof LogModel;
  readonly compileQuery: typeof compileQuery;
  readonly MatchingLines: typeof MatchingLines;
  readonly noHits: typeof noHits;
  readonly readRest: typeof readRest;
  readonly StepHead: typeof StepHead;
  readonly LongLine: typeof LongLine;
  readonly TimedRuns: typeof TimedRuns;
}
