import { defineMessages } from "../portal/messages";

/** The texts of a failure in one line, which load with the panels that have it. */
export const failureLineMessages = defineMessages("data", {
  details: "Details",
  copyDetails: "Copy details",
});
