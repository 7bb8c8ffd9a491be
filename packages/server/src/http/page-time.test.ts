import { describe, expect, it } from "vitest";
import { expiryText, timesIn } from "./page-time";

const time = new Date("2026-12-31T23:04:05Z");
const element = (text: string) =>
  `<time datetime="2026-12-31T23:04:05.000Z" title="2026-12-31 23:04:05 UTC">${text}</time>`;

describe("a time on a server's page", () => {
  it.each([
    ["Europe/Rome", "2027-01-01 00:04 CET"],
    ["Asia/Kolkata", "2027-01-01 04:34 GMT+5:30"],
    [null, "2026-12-31 23:04 UTC"],
    ["Mars/Olympus", "2026-12-31 23:04 UTC"],
  ])("is in the zone %s and names it, and is in UTC on hover", (zone, text) => {
    expect(String(timesIn(zone)(time))).toBe(element(text));
  });

  it("has seconds where they matter, and summer time", () => {
    expect(String(timesIn("Europe/Rome")(time, { hasSeconds: true }))).toBe(element("2027-01-01 00:04:05 CET"));
    expect(String(timesIn("Europe/Rome")(new Date("2026-07-01T00:00:00Z")))).toContain(">2026-07-01 02:00 CEST<");
  });

  it("is a day in UTC for an expiry", () => {
    expect(String(expiryText(time))).toBe(element("2026-12-31"));
  });

  it("is a dash if there is none", () => {
    expect([timesIn("Europe/Rome")(null), expiryText(null)]).toEqual(["–", "–"]);
  });
});
