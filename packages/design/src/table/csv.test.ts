import { describe, expect, it } from "vitest";
import { toCsv } from "./csv";
import type { TableColumn } from "./table-column";

interface Person {
  name: string;
  seats: number | null;
}

const columns: TableColumn<Person>[] = [
  { id: "name", header: "Name, first", cell: (row) => row.name, csv: (row) => row.name },
  { id: "seats", header: "Seats", cell: (row) => row.seats, sortValue: (row) => row.seats },
  { id: "actions", header: "Actions", cell: () => null, isActions: true },
  { id: "changelog", header: "Changelog", cell: () => "Show" },
];

const lines = (...people: Person[]) => toCsv(columns, people).slice(1).split("\r\n");

describe("a table exported as CSV", () => {
  it("starts with a byte order mark, so that spreadsheets read UTF-8", () => {
    expect(toCsv(columns, []).charCodeAt(0)).toBe(0xfeff);
  });
  it("has a header line without what only offers something and ends each line with CRLF", () => {
    expect(lines({ name: "Ada", seats: 3 })).toEqual(['"Name, first",Seats', "Ada,3", ""]);
  });
  it("writes a date without a time as its day in UTC", () => {
    const ends: TableColumn<{ end: string | null }>[] = [
      { id: "end", header: "End", cell: (row) => row.end, sortValue: (row) => row.end, isDay: true },
    ];
    const rows = [
      { end: "2026-10-02T23:59:00Z" },
      { end: "2026-10-03T01:30:00+02:00" },
      { end: "soon" },
      { end: null },
    ];
    expect(toCsv(ends, rows).slice(1)).toBe("End\r\n2026-10-02\r\n2026-10-02\r\nsoon\r\n\r\n");
  });
  it("quotes commas, quotes and line breaks", () => {
    expect(lines({ name: 'Ada "the first", Lady\r\nof 1843', seats: 1 }).slice(1).join("\r\n")).toBe(
      '"Ada ""the first"", Lady\r\nof 1843",1\r\n',
    );
  });
  it.each(["=1+1", "+1", "-1", "@SUM(A1)", "\tx"])("makes text of %j, which a spreadsheet would run", (name) => {
    expect(lines({ name, seats: 1 })[1]).toBe(`'${name},1`);
  });
  it("quotes what starts with a carriage return, and makes text of it", () => {
    expect(toCsv(columns, [{ name: "\r=1", seats: 1 }])).toContain(`"'\r=1",1`);
  });
  it("leaves missing values empty and negative numbers numbers", () => {
    expect(lines({ name: "Ada", seats: null }, { name: "Bo", seats: -2 }).slice(1, 3)).toEqual(["Ada,", "Bo,-2"]);
  });
});
