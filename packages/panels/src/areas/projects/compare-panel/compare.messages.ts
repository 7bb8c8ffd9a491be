import { defineMessages } from "../../../portal/messages";

/** The texts of a comparison of two commits or builds. */
export const compareMessages = defineMessages("compare", {
  compare: "Compare",
  compareCommits: "Compare commits",
  compareBuilds: "Compare builds",
  compared: "Compared commits",
  comparedBuilds: "Compared builds",
  before: "Before",
  after: "After",
  swap: "Swap before and after",
  copyLink: "Copy link",
  downloadCsv: "Download CSV",
  builtIn: (build: string, duration: string) => `Build ${build}, ${duration}`,
  build: (build: string) => `Build ${build}`,
  noBuild: "No builds",
  resources: "Resources",
  onlyDifferences: "Only differences",
  columnResource: "Resource",
  columnCheck: "Check",
  columnStep: "Step",
  columnDifference: "Difference",
  columnSwing: "Less or more",
  columnAvailable: "Available",
  columnGroup: "Group",

  noResources: "No figures to compare",
  noResourcesText: "Figures appear once both commits have a build that succeeded.",
  noTiming: "No timing to compare",
  noSteps: "No steps to compare",
  noDifferences: "No differences",
  more: "more",
  less: "less",
  changed: (by: string, percent: string) => `${by} (${percent}%)`,
  percentPoints: (by: string) => `${by}%`,
  nowFull: (change: string, percent: string) => `${change}, now ${percent}%`,
});

export type CompareTexts = (typeof compareMessages)["english"];
