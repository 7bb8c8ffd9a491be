import type { BestLicense, License } from "./schemas";

/** A license with fewer days left than this is about to expire. */
export const expiryWarningDays = 60;

/** A trial's term in days. */
export const trialDays = 30;

/** The format of a coupon code: four blocks of five characters and one of six. */
export const couponCodeFormat = /^RDR(-[A-Z0-9]{5}){4}-[A-Z0-9]{6}$/;

const dayMs = 86_400_000;

/**
 * When a license ends, in milliseconds since the epoch. A date without a time means the end of that day in UTC. NaN for
 * a text that is neither a date nor a time.
 */
export function expiryMs(expirationDate: string): number {
  return Date.parse(expirationDate) + (expirationDate.length === "2026-12-31".length ? dayMs - 1 : 0);
}

/**
 * Whole days from `nowMs` to a time, rounded down. Negative once it is past, null for a license that isn't activated or
 * a text that is not a time.
 */
export function daysUntil(expirationDate: string | null, nowMs: number): number | null {
  if (expirationDate === null) return null;
  const days = Math.floor((expiryMs(expirationDate) - nowMs) / dayMs);
  return Number.isNaN(days) ? null : days;
}

/** The validity of a license: by its days left, `inactive` before activation. */
export type Expiry = "inactive" | "expired" | "expiring" | "valid";

/** The validity for a number of whole days left, as returned by `daysUntil` and sent in `expires_in`. */
export function expiryOf(expiresIn: number | null): Expiry {
  if (expiresIn === null) return "inactive";
  if (expiresIn < 0) return "expired";
  return expiresIn < expiryWarningDays ? "expiring" : "valid";
}

/** The kinds of a license. If several fit, the first one counts. */
export type LicenseKind = "enterprise" | "trial" | "smart" | "pro";

/** The kind of a license, by the order of {@link LicenseKind}. */
export function licenseKind(
  license: Pick<License, "is_enterprise" | "assigned_from_group" | "is_trial" | "is_smart">,
): LicenseKind {
  if (license.is_enterprise && license.assigned_from_group) return "enterprise";
  if (license.is_trial) return "trial";
  return license.is_smart ? "smart" : "pro";
}

/** The status banner: the six cases of a license, and one that is not activated yet. */
export type LicenseBanner =
  | { readonly state: "expired"; readonly license: License; readonly kind: LicenseKind }
  | { readonly state: "expiring"; readonly license: License; readonly kind: LicenseKind; readonly days: number }
  | { readonly state: "active"; readonly license: License; readonly kind: LicenseKind }
  | { readonly state: "inactive"; readonly license: License; readonly kind: LicenseKind }
  | { readonly state: "seat-available" }
  | { readonly state: "no-seat" }
  | { readonly state: "none" };

/**
 * The viewer's banner: the status of the best license, or the reason why there is none.
 * @param nowMs - the server's time, from which days are counted
 */
export function licenseBanner(best: BestLicense, nowMs = Date.now()): LicenseBanner {
  const { license } = best;
  if (license === null) {
    if (!best.is_user_in_a_team) return { state: "none" };
    return { state: best.free_enterprise_seats_available ? "seat-available" : "no-seat" };
  }
  return licenseStatus(license, nowMs);
}

/**
 * The banner of one license, as its own page shows it.
 * @param nowMs - the server's time. `expires_in` dates from the response and could differ from other days on the page.
 */
export function licenseStatus(license: License, nowMs = Date.now()): Extract<LicenseBanner, { license: License }> {
  const kind = licenseKind(license);
  const { is_expired: isExpired } = license;
  const days = daysUntil(license.expiration_date, nowMs);
  if (isExpired || expiryOf(days) === "expired") return { state: "expired", license, kind };
  if (!license.activated) return { state: "inactive", license, kind };
  if (days !== null && hasExpiryAlarm(license, days)) return { state: "expiring", license, kind, days };
  return { state: "active", license, kind };
}

/** Whether to warn that a license is about to end. There is no warning while its renewal is in the cart or on order. */
export function hasExpiryAlarm(
  { renew_in_cart: isInCart, renew_pending: isOrdered }: Pick<License, "renew_in_cart" | "renew_pending">,
  days: number | null,
): boolean {
  return expiryOf(days) === "expiring" && !isInCart && !isOrdered;
}

/**
 * Whether a renewal may be added to the cart. The license must be near its end or expired, without a renewal in the
 * cart or on order.
 */
export function canRenew(
  license: Pick<License, "is_trial" | "activated" | "renew_in_cart" | "renew_pending" | "expiration_date">,
  nowMs: number,
): boolean {
  if (license.is_trial || !license.activated || license.renew_in_cart || license.renew_pending) return false;
  const days = daysUntil(license.expiration_date, nowMs);
  return days !== null && days < expiryWarningDays;
}

/** A dongle relocation shorter than a day is still shown as one day. */
export function relocationDays(duration: number): number {
  return Math.max(1, Math.round(duration));
}
