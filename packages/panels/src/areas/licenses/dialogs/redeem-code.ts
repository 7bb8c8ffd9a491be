import { lazyModule } from "@gatehouse/design";

/** Sends the coupon. Loads while the user types. */
export const redeemCode = lazyModule(() => import("./redeem-coupon").then((module) => module.redeemCoupon));
