import * as z from "zod/mini";
import { openEnum, orNull, time } from "../../http/fields";
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

/** Rows of the cart alike in all that it shows, as one row of `grouped-shopping-cart-rows/`. */
export const CartRow = z.object({
  /** The single rows behind it, one for each license. */
  rows_ids: z.array(z.number()),
  /** How many single rows; the same as `quantity`. */
  count: z.number(),
  /** `pur` is a new purchase, `ren` a renewal. */
  type: openEnum(["pur", "ren"], "unknown"),
  /** Null for a purchase. */
  license: orNull(CartLicense),
  duration: z.number(),
  license_duration_measurement_unit: z.string(),
  /** With remote services. */
  online_compile: z.boolean(),
  license_type: LicenseType,
  quantity: z.number(),
});
export type CartRow = z.output<typeof CartRow>;

const fields = {
  duration: z.int().check(z.minimum(1), z.maximum(longestYears)),
  license_duration_measurement_unit: z.literal("years"),
  online_compile: z.boolean(),
  license_type: z.enum(["smart", "pro"]),
};

/** A renewal on its way into the cart. */
export const NewRenewal = z.object({ type: z.literal("ren"), license: z.string(), ...fields });
export type NewRenewal = z.output<typeof NewRenewal>;

const quantity = z.int().check(z.minimum(1), z.maximum(maxLicenseCount));

/** How many licenses of a kind the cart is to hold: the total, not an increment. */
export const CartQuantity = z.object({
  type: z.enum(["pur", "ren"]),
  license: z.nullable(z.string()),
  ...fields,
  quantity,
  /** Ours in addition: the single rows that the sender knows of. If the cart holds others, somebody else changed it: 409. */
  rows_ids: z.optional(z.array(z.int32())),
});
export type CartQuantity = z.output<typeof CartQuantity>;

/** The same, with the group named by its single rows. */
export const CartRowsQuantity = z.object({ ids: z.array(z.int32()), quantity });
