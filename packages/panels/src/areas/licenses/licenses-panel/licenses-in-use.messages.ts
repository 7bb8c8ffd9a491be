import { defineMessages } from "../../../portal/messages";

/** The texts of the In Use tab alone, which load with it. */
export const licensesInUseMessages = defineMessages("licenses", {
  emptyInUse: "No licenses currently in use",
  clearFilters: "Clear filters",
  emptyInUseText: "A license appears here while you use it.",
});
