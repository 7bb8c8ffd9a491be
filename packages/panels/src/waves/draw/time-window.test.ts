import { describe, expect, it } from "vitest";
import { moveWindow, pinchWindow, type TimeWindow, wholeWindow, zoomWindow } from "./time-window";

const pixels = 4_000;

/** How many of the times at a window's pixels differ. */
const timesIn = ({ start, end }: TimeWindow) =>
  new Set(Array.from({ length: pixels }, (_, at) => start + ((end - start) * at) / pixels)).size;

describe("a window of times beyond 2⁵³", () => {
  const last = 10 ** 18;
  const whole = wholeWindow(0, last);

  it.each([
    ["has one time only", wholeWindow(last, last)],
    ["is zoomed in at the end", zoomWindow(whole, whole, last, 1e-18)],
    ["is pinched at the end", pinchWindow({ time: last, share: 0 }, { time: last + 128, share: 1 }, whole)],
    ["is moved to the end", moveWindow(zoomWindow(whole, whole, 0, 1e-18), whole, last)],
  ])("has enough times for its pixels if it %s", (_, window) => expect(timesIn(window)).toBeGreaterThan(pixels / 20));
});

describe("a window of a short file", () => {
  it("is two time steps at least", () => {
    const whole = wholeWindow(0, 1_000_000);
    const { start, end } = zoomWindow(whole, whole, 500, 1e-9);
    expect(end - start).toBeCloseTo(2);
  });
});
