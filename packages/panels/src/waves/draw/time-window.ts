/** The part of the time that is drawn. `end` is after `start`. */
export interface TimeWindow {
  readonly start: number;
  readonly end: number;
}

/* Times beyond 2⁵³ are rounded. A longer window keeps those of neighboring pixels apart. */
const leastSpan = (time: number) => Math.max(2, Math.abs(time) * 2 ** -44);

/** The whole time range, with a little space after the last change. */
export function wholeWindow(startTime: number, endTime: number): TimeWindow {
  const span = Math.max(leastSpan(endTime), endTime - startTime);
  return { start: startTime, end: startTime + span * 1.01 };
}

/** The nearest window that is inside another. */
export function fitWindow({ start, end }: TimeWindow, whole: TimeWindow): TimeWindow {
  const span = Math.min(whole.end - whole.start, Math.max(leastSpan(whole.end), end - start));
  const from = Math.min(whole.end - span, Math.max(whole.start, start));
  return { start: from, end: from + span };
}

/** A window `factor` times as long, in which a time stays at its place. */
export function zoomWindow({ start, end }: TimeWindow, whole: TimeWindow, at: number, factor: number): TimeWindow {
  const span = Math.min(whole.end - whole.start, Math.max(leastSpan(whole.end), (end - start) * factor));
  const share = (at - start) / (end - start);
  return fitWindow({ start: at - share * span, end: at + (1 - share) * span }, whole);
}

export const moveWindow = ({ start, end }: TimeWindow, whole: TimeWindow, by: number): TimeWindow =>
  fitWindow({ start: start + by, end: end + by }, whole);

/** A time that a finger holds, and the finger's place as a share of the plot's width. */
export interface HeldTime {
  readonly time: number;
  readonly share: number;
}

/** The window in which two fingers stay on the times that they hold. */
export function pinchWindow(one: HeldTime, other: HeldTime, whole: TimeWindow): TimeWindow {
  const [left, right] = one.time <= other.time ? [one, other] : [other, one];
  // Fingers that meet or cross show the whole time range.
  const apart = Math.max(0.001, right.share - left.share);
  const span = Math.min(whole.end - whole.start, Math.max(leastSpan(whole.end), (right.time - left.time) / apart));
  const middle = (left.time + right.time) / 2;
  return fitWindow(windowAround(middle, (left.share + right.share) / 2, span), whole);
}

const windowAround = (time: number, share: number, span: number): TimeWindow => ({
  start: time - share * span,
  end: time + (1 - share) * span,
});

/** The same window if a time is in view, or else one around the time. */
export function showTime(window: TimeWindow, whole: TimeWindow, time: number): TimeWindow {
  const span = window.end - window.start;
  if (time >= window.start + span * 0.02 && time <= window.end - span * 0.02) return window;
  return fitWindow({ start: time - span / 2, end: time + span / 2 }, whole);
}
