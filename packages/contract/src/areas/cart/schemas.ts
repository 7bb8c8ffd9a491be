import * as z from "zod/mini";
import { number, openEnum, orNull, time } from "../../http/fields";
import { LicenseType } from "../licenses";
import { longestYears, maxLicenseCount } from "./rules";

/** The license that a renewal is for. */
export const CartLicense = z.object({
  guid: z.string(),
  serial_number: z.string(),
  type: LicenseType,
  expiration_date: orNull(time),
});
export type CartLicense = z.output<typeof CartLicense>;

/** Cart rows that look the same, as one row of `grouped-shopping-cart-rows/`. */
export const CartRow = z.object({
  /** The single rows of the group, one for each license. */
  rows_ids: z.array(number),
  /** The number of single rows. Always equal to `quantity`. */
  count: number,
  /** `pur` is a new purchase, `ren` a renewal. */
  type: openEnum(["pur", "ren"], "unknown"),
  /** Null for a purchase. */
  license: orNull(CartLicense),
  duration: number,
  license_duration_measurement_unit: z.string(),
  /** With remote services. */
  online_compile: z.boolean(),
  license_type: LicenseType,
  quantity: number,
});
export type CartRow = z.output<typeof CartRow>;

const fields = {
  duration: z.int().check(z.minimum(1), z.maximum(longestYears)),
  license_duration_measurement_unit: z.literal("years"),
  online_compile: z.boolean(),
  license_type: z.enum(["smart", "pro"]),
};

/** A renewal to add to the cart. */
export const NewRenewal = z.object({ type: z.literal("ren"), license: z.string(), ...fields });
export type NewRenewal = z.output<typeof NewRenewal>;

const quantity = z.int().check(z.minimum(1), z.maximum(maxLicenseCount));

/** The number of licenses of one kind that the cart should hold: the total, not an increment. */
export const CartQuantity = z.object({
  type: z.enum(["pur", "ren"]),
  license: z.nullable(z.string()),
  ...fields,
  quantity,
  /** Our addition: the single rows that the sender knows of. The server returns 409 if the cart holds other rows. */
  rows_ids: z.optional(z.array(z.int32())),
});
export type CartQuantity = z.output<typeof CartQuantity>;

/** A quantity for a group that is named by its single rows. */
export const CartRowsQuantity = z.object({ ids: z.array(z.int32()), quantity });
