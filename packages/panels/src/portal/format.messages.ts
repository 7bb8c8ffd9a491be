import { defineMessages } from "./messages";

/** Replacements for a missing or unreadable date. */
export const formatMessages = defineMessages("format", {
  notAvailable: "N/A",
  unreadable: "Invalid date format",
});
