import { defineMessages } from "./messages";

/** What stands for a date that there is not, or that cannot be read. */
export const formatMessages = defineMessages("format", {
  notAvailable: "N/A",
  unreadable: "Invalid date format",
});
