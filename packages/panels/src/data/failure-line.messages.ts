import { defineMessages } from "../portal/messages";

/** The texts of `FailureLine`, which load with the panels that use it. */
export const failureLineMessages = defineMessages("data", {
  details: "Details",
  copyDetails: "Copy details",
});
