import { describe, expect, it } from "vitest";
import { createFormat } from "./format";
import { formatItalian } from "./format.messages.it";

// Without a zone it is the machine's own time, whichever that is.
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
