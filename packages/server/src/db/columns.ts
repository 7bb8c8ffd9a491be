import { timestamp } from "drizzle-orm/pg-core";

/** A time, to the millisecond as JavaScript has it. */
export const time = (name: string) => timestamp(name, { withTimezone: true, precision: 3, mode: "date" });
