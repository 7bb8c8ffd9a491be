import { defineMessages } from "../../../portal/messages";

/** The texts of the dialog to redeem a coupon. They load with it. */
export const couponMessages = defineMessages("licenses", {
  cancel: "Cancel",
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
});
