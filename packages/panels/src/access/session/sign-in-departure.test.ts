import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { forgetDeparture } from "./departure-record";
import { isSentBack, noteDeparture } from "./sign-in-departure";

const start = Date.parse("2026-03-01T09:00:00Z");
let storage: Map<string, string>;

/** Another page load, at an address, some time after the first. */
function load(address: string, afterMs = 0): void {
  const { pathname, search } = new URL(address, "https://portal.example.com");
  const sessionStorage = {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => void storage.set(key, value),
    removeItem: (key: string) => void storage.delete(key),
  };
  vi.stubGlobal("window", { location: { pathname, search }, sessionStorage });
  vi.stubGlobal("performance", { timeOrigin: start + afterMs });
  vi.setSystemTime(start + afterMs);
}

beforeEach(() => {
  storage = new Map();
  vi.useFakeTimers({ toFake: ["Date"] });
  load("/app/licenses?licenses.page=2");
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it("a page that comes back from the sign-in page within a minute was sent back", () => {
  expect(isSentBack()).toBe(false);
  noteDeparture();
  expect(isSentBack()).toBe(false);
  load("/app/licenses?licenses.page=2", 2_000);
  expect(isSentBack()).toBe(true);
});

it.each([
  ["another page", "/app/orders", 2_000],
  ["a minute later", "/app/licenses?licenses.page=2", 60_000],
])("%s leaves as the first did", (_, address, afterMs) => {
  noteDeparture();
  load(address, afterMs);
  expect(isSentBack()).toBe(false);
});

it("a page that had a session since leaves again when that ends", () => {
  noteDeparture();
  load("/app/licenses?licenses.page=2", 2_000);
  forgetDeparture();
  load("/app/licenses?licenses.page=2", 4_000);
  expect(isSentBack()).toBe(false);
});

it.each(["", "{", "7", '"x"'])("a note of %j is no note", (written) => {
  noteDeparture();
  for (const key of storage.keys()) storage.set(key, written);
  load("/app/licenses?licenses.page=2", 2_000);
  expect(isSentBack()).toBe(false);
});

it("without a storage every page leaves", () => {
  vi.stubGlobal("window", {
    get sessionStorage() {
      throw new DOMException("denied", "SecurityError");
    },
    location: { pathname: "/", search: "" },
  });
  noteDeparture();
  forgetDeparture();
  expect(isSentBack()).toBe(false);
});
