import { addMs, dayMs } from "../core/clock";

/** Some days before today, in the morning. */
export const daysAgo = (today: Date, days: number) => addMs(today, -days * dayMs + 9.4 * 3_600_000);
