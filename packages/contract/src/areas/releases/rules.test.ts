import { describe, expect, it } from "vitest";
import { changelogMin, isLongEnough, isOldRelease, isSharedLinkTime } from "./index";

const now = Date.parse("2026-06-01T12:00:00Z");

describe("a text is long enough", () => {
  it.each([
    ["a".repeat(19), false],
    ["a".repeat(20), true],
    [`   ${"a".repeat(19)}   `, false],
    ["🚀".repeat(19), false],
    ["🚀".repeat(20), true],
    ["", false],
  ])("%j: %s", (text, expected) => expect(isLongEnough(text, changelogMin)).toBe(expected));
});

it("a release is old after 45 days", () => {
  expect(isOldRelease("2026-04-17T12:00:00Z", now)).toBe(false);
  expect(isOldRelease("2026-04-17T11:59:59Z", now)).toBe(true);
});

describe("a temporary link may expire", () => {
  it.each([
    ["in a second", "2026-06-01T12:00:01Z", true],
    ["in 30 days", "2026-07-01T12:00:00Z", true],
    ["in 30 days, written in another zone", "2026-07-01T14:00:00+02:00", true],
    ["now", "2026-06-01T12:00:00Z", false],
    ["a second after 30 days", "2026-07-01T12:00:01Z", false],
    ["at no time", "soon", false],
  ])("%s (%s): %s", (_when, date, expected) => expect(isSharedLinkTime(date, now)).toBe(expected));
});
