export { type BuildKind, builds, callsOf } from "./endpoints";
export {
  type BuildState,
  buildState,
  isBuildRunning,
  isBuildStopped,
  lastLogRows,
  logDays,
  maxLogRows,
  nearlyFullPercent,
  utilizationTone,
} from "./rules";
export { Build, BuildCommit, BuildLog, BuildStats, BuildStatus, TimingHop, TimingPath } from "./schemas";
