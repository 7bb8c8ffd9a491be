import { defineMessages } from "../../../portal/messages";

const resources: Readonly<Record<string, string>> = {
  lut: "LUT",
  fd: "FF",
  lutram: "LUTRAM",
  ultraram: "URAM",
  dsp: "DSP",
  ram_fifo: "FIFO",
};

/** The texts of a build's figures, which load with the page of a build. */
export const buildFiguresMessages = defineMessages("builds", {
  failedStats: "Failed to fetch build stats, please try again later.",
  utilization: "Utilization",
  noUtilization: "No figures yet",
  noUtilizationText: "Figures appear when the build has finished.",
  noFigures: "No figures",
  noFiguresText: "This build ended before it reported any figures.",
  noFiguresSuccess: "This build succeeded, but it reported no figures.",
  resources,
  usedOf: (used: string, available: string) => `${used} / ${available}`,
  percent: (percent: string) => `${percent}%`,
  before: (build: string, percent: string) => `${percent} in ${build}`,
  markedBuild: (build: string) => `The mark shows build ${build}`,
  nearlyFull: "nearly full",
  overfull: "doesn't fit",

  steps: "Steps",
  stepDone: "done",
  stepRunning: "running",
  stepFailed: "failed",
  stepsLater: "Steps appear once the build has reported them.",
  noSteps: "No steps were reported with this build's figures. Its log may still show some.",

  timing: "Timing",
  clock: "Clock",
  megahertz: (value: string) => `${value}\u2009MHz`,
  timingIssues: (name: string) => `Timing issues, ${name}`,
  net: "net",
  met: "Met",
  notMet: "Not met",
  paths: "Slowest paths",
  columnFrom: "From",
  columnTo: "To",
  columnDelay: "Delay",
  columnLogic: "Logic",
  columnRouting: "Routing",
  columnSlack: "Slack",
  columnSince: (build: string) => `Since ${build}`,
  newPath: "New",
  nanoseconds: (value: string) => `${value}\u2009ns`,
});
