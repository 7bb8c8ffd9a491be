import * as z from "zod/mini";
import { number, openEnum, orNull, time } from "../../http/fields";

/** A team as a license names it. */
export const LicenseTeam = z.object({ guid: z.string(), name: z.string() });

/** The dongle a license lives on or was moved to. */
export const LicenseDongle = z.object({
  serial_number: z.string(),
  /** The dongle has not yet fetched what was prepared for it: 'pending activation'. */
  new_data_available: z.boolean(),
});
export type LicenseDongle = z.output<typeof LicenseDongle>;

/** The license type: one of the two that are sold. */
export const LicenseType = openEnum(["smart", "pro"], "unknown");
export type LicenseType = z.output<typeof LicenseType>;

/** A license, as `licenses/`, `licenses/{guid}/`, `licenses-in-use/` and `best-license/` return it. */
export const License = z.object({
  guid: z.string(),
  serial_number: z.string(),
  type: LicenseType,
  is_enterprise: z.boolean(),
  /** Given to the viewer by a team rather than owned. */
  assigned_from_group: z.boolean(),
  is_trial: z.boolean(),
  is_smart: z.boolean(),
  is_expired: z.boolean(),
  /** Whole days left, rounded down. Negative once expired, null before activation. */
  expires_in: orNull(number),
  expiration_date: orNull(time),
  /** The rest of the term in percent, 0 to 100. */
  progress: number,
  /** The same value, under the name that lists use. */
  progress_bar: number,
  remote_services: z.boolean(),
  /** Email of the holder. */
  enabled_user_name: orNull(z.string()),
  assigned_user_email: orNull(z.string()),
  group: orNull(LicenseTeam),
  activated: z.boolean(),
  renew_in_cart: z.boolean(),
  renew_pending: z.boolean(),
  license_dematerialized: z.boolean(),
  /** Moved temporarily from the account to a dongle. */
  license_reallocated: z.boolean(),
  /** Null if the license is on no dongle. If `license_reallocated` is false, the license belongs to this USB dongle. */
  license_reallocated_dongle: orNull(LicenseDongle),
});
export type License = z.output<typeof License>;

/** Licenses that look the same in the list, as one row of `grouped-licenses/`. */
export const LicenseGroupRow = z.object({
  license_guids: z.array(z.string()),
  serial_numbers: z.array(z.string()),
  count: number,
  type: LicenseType,
  is_trial: z.boolean(),
  expiration_date: orNull(time),
  /** The rest of the term in percent, 0 to 100. */
  progress_bar: number,
  remote_services: z.boolean(),
  group: orNull(LicenseTeam),
  activated: z.boolean(),
  renew_in_cart: z.boolean(),
  renew_pending: z.boolean(),
  license_dematerialized: z.boolean(),
  /** Our addition. Without it, a USB dongle's own license can't be distinguished from a moved one. */
  license_reallocated: z.nullish(z.boolean()),
  license_reallocated_dongle: orNull(LicenseDongle),
});
export type LicenseGroupRow = z.output<typeof LicenseGroupRow>;

/** The viewer's best license and the other data behind the status banner. */
export const BestLicense = z.object({
  license: orNull(License),
  is_user_in_a_team: z.boolean(),
  free_enterprise_seats_available: z.boolean(),
});
export type BestLicense = z.output<typeof BestLicense>;

/** Events in the history of a license. */
export const LicenseEventType = openEnum(
  [
    "activation",
    "bug_fix",
    "dematerialization",
    "leg_activation",
    "leg_renew",
    "leg_revirgin",
    "license_transfers_on_digital_licenses",
    "license_transfers_on_dongle",
    "renew",
    "promo_renew",
    "expiration",
    "ownership_change",
  ],
  "unknown",
);
export type LicenseEventType = z.output<typeof LicenseEventType>;

/** One entry of a license's history. */
export const LicenseEvent = z.object({
  type: LicenseEventType,
  created_at: time,
  /** In units of `duration_measurement_unit`. Null if the event has no duration. */
  duration: orNull(number),
  duration_measurement_unit: z.nullish(z.string()),
  online_compile: z.nullish(z.boolean()),
  from_user_email: z.nullish(z.string()),
  to_user_email: z.nullish(z.string()),
});
export type LicenseEvent = z.output<typeof LicenseEvent>;
