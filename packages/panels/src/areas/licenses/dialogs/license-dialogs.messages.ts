import { defineMessages } from "../../../portal/messages";

/** The texts of the dialogs to get a license. They load with the dialogs. */
export const licenseDialogsMessages = defineMessages("licenses", {
  cancel: "Cancel",
  close: "Close",
  couponTitle: "Redeem coupon",
  couponLabel: "Coupon code",
  couponDescription: "Enter the code as printed on your coupon, for example RDR-XXXXX-XXXXX-XXXXX-XXXXX-XXXXXX",
  couponSubmit: "Redeem",
  couponRequired: "Enter a coupon code",
  couponHidden: "This code contains hidden characters. Type it again instead of pasting it.",
  couponSuccess: "Coupon redeemed successfully.",
  couponFailed: "Failed to redeem coupon.",
  couponUnexpected: "An unexpected error occurred while redeeming the coupon.",
  couponUnconfirmed: "We couldn't confirm whether your coupon was redeemed. Check your licenses before you try again.",
  trialTitle: "Request trial",
  trialText: (product: string, days: number) =>
    `Your account can have one free ${days}-day trial of ${product}. It starts right away.`,
  trialSubmit: "Request trial",
  trialFailed: "An error occurred while requesting the trial license.",
  trialSuccess: "Trial license requested successfully.",
  trialUnexpected: "An unexpected error occurred, try again later.",
  trialUnconfirmed: "We couldn't confirm whether your trial was granted. Check your licenses before you try again.",
});

/** The texts of the dialogs, for embedders that replace them. */
export type LicenseDialogsTexts = (typeof licenseDialogsMessages)["english"];
