/** The current time. Rules never read the system's clock, so a test or a demo can use any time. */
export interface Clock {
  now(): Date;
}

/** The machine's clock. */
export const systemClock: Clock = { now: () => new Date() };

export const minuteMs = 60_000;
export const dayMs = 24 * 60 * minuteMs;

/** The time `ms` milliseconds after `time`. */
export function addMs(time: Date, ms: number): Date {
  return new Date(time.getTime() + ms);
}
