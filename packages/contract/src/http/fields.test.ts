import { expect, it } from "vitest";
import * as z from "zod/mini";
import { commaList, figure, nothing, openEnum, orEmpty, orNull, time } from "./fields";

const status = openEnum(["cr", "wq"], "unknown");

it.each([
  ["cr", "cr"],
  ["wq", "wq"],
  ["unknown", "unknown"],
  ["zz", "unknown"],
  ["", "unknown"],
  ["constructor", "unknown"],
])("an open enumeration reads %j as %j", (wire, value) => expect(z.parse(status, wire)).toBe(value));

it.each([null, undefined, 7, {}, ["cr"]])("an open enumeration takes no %j", (wire) => {
  expect(z.safeParse(status, wire).success).toBe(false);
});

it.each([
  ["2026-03-01T09:30:00Z", "2026-03-01T09:30:00Z"],
  ["2026-03-01T09:30:00.123456+01:00", "2026-03-01T09:30:00.123456+01:00"],
  ["2026-03-01T09:30:00-0500", "2026-03-01T09:30:00-0500"],
  ["2026-03-01T09:30:00", "2026-03-01T09:30:00Z"],
  ["2026-03-01 09:30:00.5", "2026-03-01T09:30:00.5Z"],
  ["2026-03-01T09:30", "2026-03-01T09:30Z"],
  ["2026-03-01", "2026-03-01"],
  ["soon", "soon"],
  ["", ""],
])("a time %j is read as %j", (wire, value) => expect(z.parse(time, wire)).toBe(value));

it("an empty list may be sent as null, but not be left out", () => {
  const row = z.object({ tags: orEmpty(z.array(z.string()), []), status: orEmpty(status, "unknown") });
  expect(z.parse(row, { tags: null, status: null })).toEqual({ tags: [], status: "unknown" });
  expect(z.parse(row, { tags: ["a"], status: "cr" })).toEqual({ tags: ["a"], status: "cr" });
  expect(z.safeParse(row, { tags: [] }).success).toBe(false);
  expect(z.safeParse(row, { tags: {}, status: "cr" }).success).toBe(false);
});

it("a field that may be null may be left out", () => {
  const row = z.object({ result: orNull(z.string()), at: orNull(time) });
  expect(z.parse(row, {})).toEqual({ result: null, at: null });
  expect(z.parse(row, { result: null, at: "2026-03-01T09:30" })).toEqual({ result: null, at: "2026-03-01T09:30Z" });
  expect(z.safeParse(row, { result: 7 }).success).toBe(false);
});

it.each([
  ["12.50", 12.5],
  ["-3", -3],
  [7.25, 7.25],
  [null, null],
  [undefined, undefined],
])("a figure %j is read as %j", (wire, value) => expect(z.parse(figure, wire)).toBe(value));

it.each(["", " ", "many", "0x10", true, {}])("a figure takes no %j", (wire) => {
  expect(z.safeParse(figure, wire).success).toBe(false);
});

it("a comma list is read from its text, and taken as a list", () => {
  expect(z.parse(commaList, "a,b,,c")).toEqual(["a", "b", "c"]);
  expect(z.parse(commaList, "")).toEqual([]);
  expect(z.parse(commaList, ["a"])).toEqual(["a"]);
});

it.each([undefined, null, { anything: 1 }, "text"])("a response that says only 'done' drops %j", (wire) => {
  expect(z.parse(nothing, wire)).toBeUndefined();
});

it("schemas parse without eval, as a strict CSP demands", () => {
  expect(z.config().jitless).toBe(true);
});
