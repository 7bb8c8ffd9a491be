import { defineMessages } from "../../../portal/messages";

/** The texts that only the In Use tab needs. They load with it. */
export const licensesInUseMessages = defineMessages("licenses", {
  emptyInUse: "No licenses currently in use",
  clearFilters: "Clear filters",
  emptyInUseText: "A license appears here while you use it.",
});
