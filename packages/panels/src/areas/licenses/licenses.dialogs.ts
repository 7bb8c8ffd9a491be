import { lazyDialog } from "../../portal/lazy-dialog";

// The code of each dialog loads when the dialog is first opened.

export const RedeemCouponDialog = lazyDialog("RedeemCouponDialog", () =>
  import("./dialogs/redeem-coupon-dialog").then((module) => module.RedeemCouponDialog),
);

export const RequestTrialDialog = lazyDialog("RequestTrialDialog", () =>
  import("./dialogs/request-trial-dialog").then((module) => module.RequestTrialDialog),
);
