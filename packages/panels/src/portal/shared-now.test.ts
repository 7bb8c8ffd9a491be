import { ServerClock } from "@gatehouse/contract";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { createSharedNow } from "./shared-now";
import { createSharedStore } from "./shared-state";

const here = Date.parse("2026-03-01T12:00:00Z");
const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

beforeEach(() => {
  vi.useFakeTimers({ now: here });
  vi.stubGlobal("window", new EventTarget());
  vi.stubGlobal("document", new EventTarget());
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

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

it.each([
  ["the window gets the focus", () => window.dispatchEvent(new Event("focus"))],
  ["the tab is shown", () => document.dispatchEvent(new Event("visibilitychange"))],
])("it catches up with a machine that slept when %s, for as long as a panel is shown", (_, comeBack) => {
  const { read, watch } = watchedNow();
  const leave = watch();
  vi.setSystemTime(here + dayMs);
  comeBack();
  expect(read()).toBe(here + dayMs);
  leave();
  vi.setSystemTime(here + 2 * dayMs);
  comeBack();
  expect(read()).toBe(here + dayMs);
});

it("it does not move when the reader comes back at once", () => {
  const { read, watch } = watchedNow();
  watch();
  vi.setSystemTime(here + 30_000);
  window.dispatchEvent(new Event("focus"));
  expect(read()).toBe(here);
});
