import type { BuildKind, BuildState } from "@gatehouse/contract/builds";
import { defineMessages } from "../../../portal/messages";

const states: Readonly<Record<BuildState, string>> = {
  queued: "Queued...",
  building: "Building...",
  success: "Success",
  failed: "Failed",
};

const failedList: Readonly<Record<BuildKind, string>> = {
  build: "Failed to fetch builds, please try again later.",
  simulation: "Failed to fetch simulations, please try again later.",
};
const empty: Readonly<Record<BuildKind, string>> = {
  build: "No builds available.",
  simulation: "No simulations available.",
};

/** The texts of lists of builds and simulations. The dashboard loads these alone. */
export const buildListsMessages = defineMessages("builds", {
  latestBuilds: "Latest builds",
  states,
  columnBuild: "Build",
  columnProject: "Project",
  columnSha: "Commit SHA",
  columnStarted: "Started on",
  columnStatus: "Status",
  columnActions: "Actions",
  rowActions: (build: string) => `Actions for ${build}`,
  failedList,
  empty,
  noLatest: "No builds found.",
  emptyLatest: "Builds of your projects appear here.",
});

export type BuildListsTexts = (typeof buildListsMessages)["english"];
