import type { couponMessages } from "./coupon.messages";
import type { trialMessages } from "./trial.messages";

/** The texts of the dialogs to get a license, for embedders that replace them. */
export type LicenseDialogsTexts = (typeof couponMessages)["english"] & (typeof trialMessages)["english"];
