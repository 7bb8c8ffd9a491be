export { commitPath, lastBuildOf, toBuild } from "./build-rows";
export { deleteOldLogs } from "./delete-old-logs";
export { explainWaiting } from "./explain-waiting";
export { lastBuildsOf, toBuildOutline } from "./last-builds";
export { appendLog } from "./log-chunks";
export { addSteps } from "./log-steps";
export {
  type BuildJob,
  type BuildResult,
  countQueuedBuilds,
  figuresOf,
  finishBuild,
  keepAlive,
  keepsFailedOutput,
  queueBuild,
  readStats,
  recoverLostBuilds,
  returnBuild,
  takeBuild,
  writeLog,
} from "./queue";
export { noStats } from "./rules";
