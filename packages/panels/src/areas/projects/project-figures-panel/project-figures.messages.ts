import { defineMessages } from "../../../portal/messages";

/** The texts of a project's figures over its commits. */
export const projectFiguresMessages = defineMessages("figures", {
  title: "Resources by commit",
  range: "Commits shown",
  lastCommits: (count: number) => `Last ${count} commits`,
  chart: "Chart",
  table: "Table",
  downloadCsv: "Download CSV",
  clock: "Clock",
  clockMhz: "Clock, MHz",
  limit: (percent: number) => `${percent}% limit`,
  channels: "Figures shown",
  plot: "Commit in the chart",
  plotHelp:
    "Use the arrow keys to go from commit to commit, and Enter to open one. The table button shows the same figures.",
  said: (commit: string, message: string, figures: string) => `Commit ${commit}, ${message}. ${figures}`,
  figure: (name: string, value: string) => `${name} ${value}`,
  failedBuild: "Last build failed",
  noFigures: "No figures yet",
  noFiguresText: "Figures appear once a build succeeds.",
});

export type ProjectFiguresTexts = (typeof projectFiguresMessages)["english"];
