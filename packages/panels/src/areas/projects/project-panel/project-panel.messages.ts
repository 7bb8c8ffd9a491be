import { defineMessages } from "../../../portal/messages";

/** The texts of a project's overview. */
export const projectPanelMessages = defineMessages("projects", {
  details: "Details",
  description: "Description",
  factLatestBuild: "Latest build",
  factClock: "Clock",
  since: (date: string) => `since ${date}`,
  buildNumber: (commit: number, build: number) => `#${commit}.${build}`,
  utilization: "Utilization",
  noFigures: "Figures appear once a build of the latest commit succeeds.",
});
