import { isValidElement } from "react";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { createFormat } from "./format";
import { formatItalian } from "./format.messages.it";

// Without a zone, this is the local time of any machine.
const noon = "2026-12-31T12:00:00";

describe("English", () => {
  const format = createFormat("en");
  it("dates have the day first", () => {
    expect(format.date(noon)).toBe("31 Dec 2026");
    expect(createFormat("en-US").date(noon)).toBe("31 Dec 2026");
  });
  it("times have 24 hours", () => {
    expect(format.dateTime("2026-01-05T00:04:00")).toBe("5 Jan 2026, 00:04");
    expect(format.dateTime("2026-01-05T18:04:59")).toBe("5 Jan 2026, 18:04");
  });
  it("numbers are grouped", () => expect(format.number(1234567)).toBe("1,234,567"));
});

describe("Italian", () => {
  const format = createFormat("it");
  it("dates, times and numbers are the language's", () => {
    expect(format.date(noon)).toBe("31 dic 2026");
    expect(format.dateTime("2026-01-05T18:04:00")).toBe("5 gen 2026, 18:04");
    expect(format.number(1234567)).toBe("1.234.567");
  });
  it("what is no date is said in its words", () => {
    const worded = createFormat("it", formatItalian);
    expect([worded.date(null), worded.dateTime("soon")]).toEqual(["N/D", "Formato della data non valido"]);
  });
});

describe("what is no date", () => {
  const format = createFormat("en");
  it.each([null, ""])("%j is N/A", (time) => {
    expect(format.date(time)).toBe("N/A");
    expect(format.dateTime(time)).toBe("N/A");
  });
  it.each(["soon", "2026-13-45", "<b>", "NaN", "+275760-09-14"])("%j says so", (time) => {
    expect(format.date(time)).toBe("Invalid date format");
    expect(format.dateTime(time)).toBe("Invalid date format");
  });
});

describe("time zones", () => {
  // The last minute of a license, which is already the next day in Rome.
  const end = "2026-10-02T23:59:00Z";
  const { TZ } = process.env;
  beforeEach(() => {
    process.env["TZ"] = "Europe/Rome";
  });
  afterEach(() => {
    if (TZ === undefined) delete process.env["TZ"];
    else process.env["TZ"] = TZ;
  });
  it.each([undefined, "Europe/Rome", "Asia/Tokyo", "America/New_York"])(
    "a date is a day in UTC, whatever the zone",
    (zone) => {
      const format = createFormat("en", undefined, zone);
      expect([format.date(end), format.date("2026-10-02")]).toEqual(["2 Oct 2026", "2 Oct 2026"]);
    },
  );
  it("times are in the zone of the profile", () => {
    expect(createFormat("en", undefined, "America/New_York").dateTime(end)).toBe("2 Oct 2026, 19:59");
    expect(createFormat("it", formatItalian, "Asia/Tokyo").dateTime(end)).toBe("3 ott 2026, 08:59");
  });
  it("the day of a time is in the zone of the profile, with the exact time", () => {
    const format = createFormat("en", undefined, "Asia/Tokyo");
    expect([format.day(end), format.day(null)]).toEqual(["3 Oct 2026", "N/A"]);
    expect(format.showDay(end, (day) => `Since ${day}`)).toMatchObject({
      props: { children: "Since 3\u00a0Oct\u00a02026" },
    });
    expect(hint(format.showDay(end))).toBe("3 Oct 2026, 08:59:00 GMT+9");
  });
  it.each([undefined, "Mars/Olympus", "CEST summer", ""])(
    "without a known zone (%j), times are the browser's",
    (zone) => {
      const format = createFormat("en", undefined, zone);
      expect(format.dateTime(end)).toBe("3 Oct 2026, 01:59");
      expect(hint(format.showTime(end))).toBe("3 Oct 2026, 01:59:00 GMT+2");
    },
  );
  it("elements show the exact time and its zone", () => {
    const format = createFormat("en", undefined, "America/New_York");
    expect(hint(format.showDate(end))).toBe("2 Oct 2026, 23:59:00 UTC");
    expect(hint(format.showTime(end))).toBe("2 Oct 2026, 19:59:00 EDT");
    expect([format.showDate(null), format.showTime("soon")]).toEqual(["N/A", "Invalid date format"]);
    expect(format.showTime(null, (date) => `Created on ${date}`)).toBe("Created on N/A");
  });
});

function hint(shown: unknown): string | undefined {
  return isValidElement<{ exact: string }>(shown) ? shown.props.exact : undefined;
}
