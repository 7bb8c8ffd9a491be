// The parts of the viewer around its first lines, with what is found in them. They load while the first rows are read. They are taken
// from here, so that they are one part of the code.
export { compileQuery } from "../search/compile-query";
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
