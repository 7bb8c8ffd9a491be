export { moveLogs } from "./logs/move-logs";
export { commitPath, lastBuildOf, toBuild } from "./build-rows";
export { figuresOf, readStats } from "./commit-figures";
export { deleteOldLogs } from "./logs/delete-old-logs";
export { explainWaiting } from "./explain-waiting";
export { lastBuildsOf, toBuildOutline } from "./last-builds";
export { appendLog, lastPosition } from "./logs/log-chunks";
export { addSteps, withFailures } from "./logs/log-steps";
export {
  type BuildJob,
  type BuildResult,
  countQueuedBuilds,
  finishBuild,
  keepAlive,
  keepsFailedOutput,
  queueBuild,
  returnBuild,
  takeBuild,
  writeLog,
} from "./queue";
export { recoverLostBuilds } from "./recover-lost-builds";
export { deleteReleased } from "./release-sources";
export { noStats } from "./rules";
