import { defineMessages } from "../../../portal/messages";

/** The texts of the dialog to request a trial. They load with it. */
export const trialMessages = defineMessages("licenses", {
  trialCancel: "Cancel",
  close: "Close",
  trialTitle: "Request trial",
  trialText: (product: string, days: number) =>
    `Your account can have one free ${days}-day trial of ${product}. It starts right away.`,
  trialSubmit: "Request trial",
  trialFailed: "An error occurred while requesting the trial license.",
  trialSuccess: "Trial license requested successfully.",
  trialUnexpected: "An unexpected error occurred, try again later.",
  trialUnconfirmed: "We couldn't confirm whether your trial was granted. Check your licenses before you try again.",
});
