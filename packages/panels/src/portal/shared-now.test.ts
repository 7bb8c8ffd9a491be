import { ServerClock } from "@gatehouse/contract";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { createSharedNow } from "./shared-now";
import { createSharedStore } from "./shared-state";

const here = Date.parse("2026-03-01T12:00:00Z");
const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

beforeEach(() => vi.useFakeTimers({ now: here }));
afterEach(() => vi.useRealTimers());

function watchedNow() {
  const clock = new ServerClock();
  const now = createSharedNow(clock);
  const store = createSharedStore();
  return {
    response: (ms: number) => clock.observe({ headers: new Headers({ Date: new Date(ms).toUTCString() }) }),
    read: () => store.get(now),
    watch: () => store.subscribe(now, () => undefined),
  };
}

it("the first response corrects a machine that is a day off, for panels shown before it too", () => {
  const { response, read, watch } = watchedNow();
  watch();
  expect(read()).toBe(here);
  response(here + dayMs);
  expect(read()).toBe(here + dayMs);
});

it("responses within some seconds of the clock move nothing", () => {
  const { response, read, watch } = watchedNow();
  watch();
  response(here + dayMs);
  vi.advanceTimersByTime(4_000);
  response(here + dayMs + 2_000);
  expect(read()).toBe(here + dayMs);
});

it("it moves each hour while a panel is shown, and with the next panel after that", () => {
  const { read, watch } = watchedNow();
  const leave = watch();
  vi.advanceTimersByTime(hourMs);
  expect(read()).toBe(here + hourMs);
  leave();
  vi.advanceTimersByTime(5 * hourMs);
  expect(read()).toBe(here + hourMs);
  watch();
  expect(read()).toBe(here + 6 * hourMs);
  expect(vi.getTimerCount()).toBe(1);
});
