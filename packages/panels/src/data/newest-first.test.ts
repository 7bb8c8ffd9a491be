import { expect, it } from "vitest";
import { newestFirst } from "./newest-first";

it("takes the newest, whatever the server's order, and unreadable times last", () => {
  const times = ["2026-11-18T15:11:00Z", "never", "2026-11-20T17:52:00Z", "2026-11-19T09:03:00+01:00"];
  expect(newestFirst(times, (time) => time, 3)).toEqual([times[2], times[3], times[0]]);
  expect(newestFirst(times, (time) => time, 5).at(-1)).toBe("never");
});
