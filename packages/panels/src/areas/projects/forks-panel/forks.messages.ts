import { defineMessages } from "../../../portal/messages";

/** The texts of a project's forks. */
export const forksMessages = defineMessages("projects", {
  failedForks: "Failed to fetch forks, please try again later.",
  emptyForks: "No forks found.",
  emptyForksText: "Projects that were forked from this one appear here.",
  searchForks: "Search name",
  othersFork: "Another account's",
  othersForkHint: "This fork belongs to another account, so you can't open it.",
});
