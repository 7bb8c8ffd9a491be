import type { EndpointInput, EndpointResponse } from "@gatehouse/contract";
import { licenses } from "@gatehouse/contract/licenses";
import type { Steps } from "../../../data/use-action";
import { findRedeemed } from "../licenses.look-ups";

type Redeem = typeof licenses.redeemCoupon;

/** Redeems a coupon, and looks up whether it was redeemed when the response is lost. */
export const redeemCoupon: Steps<EndpointInput<Redeem>, EndpointResponse<Redeem>> = (send, input) =>
  send(licenses.redeemCoupon, input, { findDone: findRedeemed });
