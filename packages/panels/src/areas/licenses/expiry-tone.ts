import { expiryOf, type License } from "@gatehouse/contract/licenses";
import type { Tone } from "@gatehouse/design";

/** Whether a renewal is in the cart or on order. */
export type Renewal = Pick<License, "renew_in_cart" | "renew_pending">;

/** The tone of a license by its days left. With a renewal in the cart or on order, an expiration is no alarm. */
export function expiryTone(days: number | null, { renew_in_cart, renew_pending }: Renewal): Tone {
  const expiry = expiryOf(days);
  const isDue = expiry === "expiring" || expiry === "expired";
  return isDue && (renew_in_cart || renew_pending) ? "info" : tones[expiry];
}

const tones: Readonly<Record<ReturnType<typeof expiryOf>, Tone>> = {
  inactive: "neutral",
  expired: "danger",
  expiring: "warning",
  valid: "success",
};
