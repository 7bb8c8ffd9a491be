import { boolean, customType, integer, text, timestamp } from "drizzle-orm/pg-core";

/** A time in milliseconds, the precision of JavaScript's dates. */
export const time = (name: string) => timestamp(name, { withTimezone: true, precision: 3, mode: "date" });

/** Bytes. Depending on the driver, they arrive as a `Buffer` or a `Uint8Array`. */
export const bytes = customType<{ data: Uint8Array<ArrayBuffer> }>({
  dataType: () => "bytea",
  fromDriver: (value) => {
    const { buffer, byteOffset, byteLength } = value as Uint8Array<ArrayBuffer>;
    return new Uint8Array(buffer, byteOffset, byteLength);
  },
});

/** The columns of a license to buy or renew, in a cart or an order. */
export const licenseItem = {
  licenseType: text("license_type", { enum: ["smart", "pro"] }).notNull(),
  /** The term in years. */
  years: integer("years").notNull(),
  onlineCompile: boolean("online_compile").notNull(),
};
