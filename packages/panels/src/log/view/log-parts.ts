// The parts of the viewer around its lines. They load while the first lines are read. They are taken from here, so that they are one part
// of the code.
export { LogNotices } from "./log-notices";
export { LogRail } from "./log-rail";
export { LogStatus } from "./log-status";
export { LogToolbar } from "./log-toolbar";
export { RangeBar } from "./range-bar";
export { saveLog } from "./save-log";
