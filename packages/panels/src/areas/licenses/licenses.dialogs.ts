import { lazyDialog } from "../../portal/lazy-dialog";

// Dialogs are fetched when they are first opened, wherever that is.

export const RedeemCouponDialog = lazyDialog("RedeemCouponDialog", () =>
  import("./dialogs/redeem-coupon-dialog").then((module) => module.RedeemCouponDialog),
);

export const RequestTrialDialog = lazyDialog("RequestTrialDialog", () =>
  import("./dialogs/request-trial-dialog").then((module) => module.RequestTrialDialog),
);
