// The parts of the viewer that its first lines do not need. They load while the first rows are read. This file exports
// all of them, so that bundlers put them into one chunk.
export { compileQuery } from "../search/compile-query";
export { noHits } from "../search/hit-list";
export { FollowButton } from "./follow-button";
export { LogModel } from "./log-model";
export { LogNotices } from "./log-notices";
export { LogRail } from "./log-rail";
export { LogStatus } from "./log-status";
export { LogToolbar } from "./log-toolbar";
export { LongLine } from "./long-line";
export { MatchingLines } from "./matching-lines";
export { RangeBar } from "./range-bar";
export { readRest } from "./read-rest";
export { saveLog } from "./save-log";
export { StepHead } from "./step-head";
export { TimedRuns } from "./timed-runs";
