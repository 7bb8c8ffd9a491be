/** What time it is. Rules never ask the machine, so that a test or a demo may stand at any time. */
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };

/** Milliseconds. */
const secondMs = 1_000;
export const minuteMs = 60 * secondMs;
export const dayMs = 86_400_000;

export function addMs(time: Date, ms: number): Date {
  return new Date(time.getTime() + ms);
}
