/** Whether the browser knows a time zone by this name. */
export function isTimeZone(zone: string): boolean {
  try {
    new Intl.DateTimeFormat("en", { timeZone: zone });
    return true;
  } catch {
    return false;
  }
}

/** The local time in a time zone, to the minute, in the format of date-and-time fields: `2026-11-27T18:04`. */
export function wallTime(atMs: number, zone: string): string {
  return new Date(atMs + offsetMs(atMs, zone)).toISOString().slice(0, 16);
}

/**
 * Converts a local time in a time zone to milliseconds since the epoch. A time that daylight saving skips moves forward
 * by the skipped amount. For a time that occurs twice, this takes the first. Undefined if `wall` is invalid.
 */
export function momentOf(wall: string, zone: string): number | undefined {
  const shown = Date.parse(`${wall}Z`);
  if (Number.isNaN(shown)) return undefined;
  const dayMs = 86_400_000;
  // The offsets before and after a clock change on that day.
  const offsets = [offsetMs(shown - dayMs, zone), offsetMs(shown + dayMs, zone)];
  const fitting = offsets.map((offset) => shown - offset).filter((at) => at + offsetMs(at, zone) === shown);
  return fitting.length > 0 ? Math.min(...fitting) : shown - (offsets[0] ?? 0);
}

/** The offset of a time zone from UTC at a given time. */
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
