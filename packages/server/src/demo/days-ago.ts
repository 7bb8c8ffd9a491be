import { addMs, dayMs } from "../core/clock";

/** A time in the morning, the given number of days before today. */
export const daysAgo = (today: Date, days: number) => addMs(today, -days * dayMs + 9.4 * 3_600_000);
