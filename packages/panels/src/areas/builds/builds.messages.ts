import type { BuildKind } from "@gatehouse/contract/builds";
import { defineMessages } from "../../portal/messages";

type ByKind<Text> = Readonly<Record<BuildKind, Text>>;

const numbered: ByKind<(label: string) => string> = {
  build: (label) => `Build ${label}`,
  simulation: (label) => `Simulation ${label}`,
};
const failedOne: ByKind<string> = {
  build: "Failed to fetch the build, please try again later.",
  simulation: "Failed to fetch the simulation, please try again later.",
};
const emptyText: ByKind<string> = {
  build: "Push a commit with its sources to start a build.",
  simulation: "Add a test bench and push again to run one.",
};
const about: ByKind<string> = {
  build: "A build turns this commit into firmware for its board.",
  simulation: "A simulation runs this commit on the server.",
};
const stop: ByKind<string> = { build: "Stop build", simulation: "Stop simulation" };
const remove: ByKind<string> = { build: "Delete build", simulation: "Delete simulation" };
const stopFailed: ByKind<string> = {
  build: "Failed to stop the build, please try again later.",
  simulation: "Failed to stop the simulation, please try again later.",
};
const removeFailed: ByKind<string> = {
  build: "Failed to delete the build, please try again later.",
  simulation: "Failed to delete the simulation, please try again later.",
};
const removeText: ByKind<(label: string) => string> = {
  build: (label) => `This permanently deletes build ${label} with its log, its figures and its output file.`,
  simulation: (label) => `This permanently deletes simulation ${label} with its log and its output file.`,
};
const removeKeeps: ByKind<string> = {
  build: "The commit, its sources and its other builds stay.",
  simulation: "The commit, its sources and its other simulations stay.",
};
const outputLater: ByKind<string> = {
  build: "Available when the build succeeds",
  simulation: "Available when the simulation ends",
};

/** The texts for builds and simulations, except those of their lists. */
export const buildsMessages = defineMessages("builds", {
  builds: "Builds",
  simulations: "Simulations",
  build: "Build",
  simulation: "Simulation",

  emptyText,
  about,
  learnMore: "Learn more about builds",

  numbered,
  runningTitle: (state: string, title: string) => `${state} ${title}`,
  failedOne,
  details: "Details",
  detailStatus: "Status",
  detailStarted: "Started on",
  detailDuration: "Duration",
  detailElapsed: "Elapsed",
  queuedOn: "Queued on",
  waiting: "Waiting",
  detailProject: "Project",
  detailCommit: "Commit",
  detailOutput: "Output file",
  download: "Download",
  outputLater,
  noOutput: "None",
  wasStopped: "stopped before it ended",
  resultIs: (result: string) => `result ${result}`,

  stop,
  stopping: "Stopping",
  stopFailed,
  stopped: (title: string) => `${title} was stopped.`,
  succeededFirst: (title: string) => `${title} succeeded before it could be stopped.`,
  failedFirst: (title: string) => `${title} failed before it could be stopped.`,
  delete: "Delete",
  cancel: "Cancel",
  remove,
  removeText,
  removeKeeps,
  removed: (title: string) => `${title} deleted.`,
  removedElsewhere: (title: string) => `${title} was deleted somewhere else.`,
  removeFailed,

  log: "Log",
  logLines: "Log lines",
  waves: "Waves",
  failedWaves: "Failed to fetch the waves, please try again later.",
  failedLogs: "Failed to fetch logs, please try again later.",
  emptyLog: "No log yet",
  emptyLogText: "Output appears here while it runs.",
  noLog: "No log",
  noLogText: "It ended without any output.",
  oldLog: "The log has been deleted",
  keptDays: "Logs are kept for 30 days.",
  rawLog: "Raw log",
  opensInNewTab: "(opens in a new tab)",

  milliseconds: (count: string) => `${count} ms`,
  seconds: (count: string) => `${count} s`,
  minutes: (minutes: string, seconds: string) => `${minutes} min ${seconds} s`,
  hours: (hours: string, minutes: string) => `${hours} h ${minutes} min`,
});

export type BuildsTexts = (typeof buildsMessages)["english"];
