import { defineMessages } from "./messages";

/** What stands for a date that there is not, or that cannot be read (spec part 1 §8). */
export const formatMessages = defineMessages("format", {
  notAvailable: "N/A",
  unreadable: "Invalid date format",
});
