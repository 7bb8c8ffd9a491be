import type { Report } from "../search/facts";
import type { HitList } from "../search/hit-list";
import type { Matcher } from "../search/log-query";
import type { Step } from "../search/steps";
import { type LogState, openingState } from "../store/log-store";

/** A search and its results so far. */
export interface LogSearch {
  readonly matcher: Matcher;
  readonly hits: HitList;
  /** Whether all lines have been searched. */
  readonly isDone: boolean;
}

/** Everything that is known about a log at one moment. */
export interface LogSnapshot {
  readonly state: LogState;
  readonly reports: readonly Report[];
  readonly steps: readonly Step[];
  readonly search?: LogSearch | undefined;
}

export const openingSnapshot: LogSnapshot = { state: openingState, reports: [], steps: [] };
