import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { ServerClock } from "./server-clock";

const here = Date.parse("2026-03-01T12:00:00Z");
const dayMs = 86_400_000;

beforeEach(() => vi.useFakeTimers({ now: here }));
afterEach(() => vi.useRealTimers());

function clockAfter(...dates: readonly (string | undefined)[]): ServerClock {
  const clock = new ServerClock();
  for (const date of dates) clock.observe({ headers: new Headers(date === undefined ? {} : { Date: date }) });
  return clock;
}

it("before any response it is this machine's time", () => {
  expect(clockAfter().now()).toBe(here);
});

it.each([1, -1, 365, -365])("a machine that is %i days off is set right, and runs on", (days) => {
  const clock = clockAfter(new Date(here + days * dayMs).toUTCString());
  expect(clock.now()).toBe(here + days * dayMs);
  vi.advanceTimersByTime(90_000);
  expect(clock.now()).toBe(here + days * dayMs + 90_000);
});

it.each([0, 4_000, -4_000])("a difference of %i ms is noise", (ms) => {
  expect(clockAfter(new Date(here + ms).toUTCString()).now()).toBe(here);
});

it("the last response counts", () => {
  expect(clockAfter(new Date(here + dayMs).toUTCString(), new Date(here).toUTCString()).now()).toBe(here);
});

it.each([undefined, "", "yesterday"])("a Date of %j says nothing", (date) => {
  expect(clockAfter(new Date(here + dayMs).toUTCString(), date).now()).toBe(here + dayMs);
});
