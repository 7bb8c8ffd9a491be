import { describe, expect, it } from "vitest";
import { isTimeZone, momentOf, wallTime } from "./zoned-time";

const at = (time: string) => Date.parse(time);

describe("a clock on the wall of a time zone", () => {
  it.each([
    ["2026-11-27T18:04:00Z", "UTC", "2026-11-27T18:04"],
    ["2026-11-27T18:04:59.999Z", "Europe/Rome", "2026-11-27T19:04"],
    ["2026-07-01T00:30:00Z", "America/New_York", "2026-06-30T20:30"],
    ["2026-07-01T00:30:00Z", "Asia/Kathmandu", "2026-07-01T06:15"],
    ["2026-12-31T23:30:00Z", "Pacific/Kiritimati", "2027-01-01T13:30"],
  ])("shows %s in %s as %s", (time, zone, wall) => {
    expect(wallTime(at(time), zone)).toBe(wall);
    expect(momentOf(wall, zone)).toBe(Math.floor(at(time) / 60_000) * 60_000);
  });

  it("that skips an hour: a time that never comes is as much later", () => {
    expect(momentOf("2026-03-29T02:30", "Europe/Rome")).toBe(at("2026-03-29T01:30:00Z"));
    expect(wallTime(at("2026-03-29T01:30:00Z"), "Europe/Rome")).toBe("2026-03-29T03:30");
  });

  it("that repeats an hour: the first time is meant", () =>
    expect(momentOf("2026-10-25T02:30", "Europe/Rome")).toBe(at("2026-10-25T00:30:00Z")));

  it.each(["", "soon", "2026-13-01T00:00"])("%j is no time", (wall) =>
    expect(momentOf(wall, "Europe/Rome")).toBeUndefined(),
  );
});

it.each([
  ["Europe/Rome", true],
  ["UTC", true],
  ["Europe/Atlantis", false],
  ["", false],
])("%j is a time zone: %s", (zone, expected) => expect(isTimeZone(zone)).toBe(expected));
