/** Whether the browser knows a time zone by this name. */
export function isTimeZone(zone: string): boolean {
  try {
    new Intl.DateTimeFormat("en", { timeZone: zone });
    return true;
  } catch {
    return false;
  }
}

/** How a clock in a time zone shows a moment, to the minute, as fields for date and time write it: `2026-11-27T18:04`. */
export function wallTime(atMs: number, zone: string): string {
  return new Date(atMs + offsetMs(atMs, zone)).toISOString().slice(0, 16);
}

/**
 * The moment at which a clock in a time zone shows `wall`. A time that the change to summer time leaves out is as much later; of
 * the two that the change back repeats, the first is meant. Undefined if `wall` is no time.
 */
export function momentOf(wall: string, zone: string): number | undefined {
  const shown = Date.parse(`${wall}Z`);
  if (Number.isNaN(shown)) return undefined;
  const dayMs = 86_400_000;
  // Before and after a change of the clocks on that day.
  const offsets = [offsetMs(shown - dayMs, zone), offsetMs(shown + dayMs, zone)];
  const fitting = offsets.map((offset) => shown - offset).filter((at) => at + offsetMs(at, zone) === shown);
  return fitting.length > 0 ? Math.min(...fitting) : shown - (offsets[0] ?? 0);
}

/** How far the clocks of a time zone are ahead of UTC at a moment. */
function offsetMs(atMs: number, zone: string): number {
  const wholeMs = Math.floor(atMs / 1_000) * 1_000;
  const parts = new Intl.DateTimeFormat("en-US", {
    timeZone: zone,
    hourCycle: "h23",
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
    hour: "2-digit",
    minute: "2-digit",
    second: "2-digit",
  }).formatToParts(wholeMs);
  const part = (type: Intl.DateTimeFormatPartTypes) => Number(parts.find((one) => one.type === type)?.value);
  return Date.UTC(part("year"), part("month") - 1, part("day"), part("hour"), part("minute"), part("second")) - wholeMs;
}
