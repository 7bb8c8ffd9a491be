/** The current time. Rules never ask the machine, so that a test or a demo may stand at any time. */
export interface Clock {
  now(): Date;
}

/** The machine's own. */
export const systemClock: Clock = { now: () => new Date() };

export const minuteMs = 60_000;
export const dayMs = 24 * 60 * minuteMs;

/** So many milliseconds later. */
export function addMs(time: Date, ms: number): Date {
  return new Date(time.getTime() + ms);
}
