import * as z from "zod/mini";
import { number, openEnum, orNull, time } from "../../http/fields";
import { LicenseType } from "../licenses";

/** cr Created, wq Waiting for quote, wp Waiting for purchase order, de Delivered, ca Cancelled. */
export const OrderStatus = openEnum(["cr", "wq", "wp", "de", "ca"], "unknown");
export type OrderStatus = z.output<typeof OrderStatus>;

/** An order, as `orders/` and `orders/{guid}/` return it. */
export const Order = z.object({
  guid: z.string(),
  /** The number that people know the order by: a text or a number. */
  "my_{product}_order_id": z.optional(z.unknown()),
  created_at: time,
  status: OrderStatus,
});
export type Order = z.output<typeof Order>;

/** An ordered item. Equal items are one row. */
export const OrderRow = z.object({
  /** `pur` is a new purchase, `renew` a renewal. */
  type: openEnum(["pur", "renew"], "unknown"),
  license_type: LicenseType,
  /** Null for a purchase. */
  license_serial_number: orNull(z.string()),
  duration: number,
  license_duration_measurement_unit: z.string(),
  /** With remote services. */
  online_compile: z.boolean(),
  qty: number,
});
export type OrderRow = z.output<typeof OrderRow>;
