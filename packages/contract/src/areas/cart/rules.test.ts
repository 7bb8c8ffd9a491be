import { describe, expect, it } from "vitest";
import { cartGroupKey, type CartRow, countError, termYears } from "./index";

describe("a number of licenses", () => {
  it.each<[string, ReturnType<typeof countError>]>([
    ["1", undefined],
    ["100", undefined],
    [" 7 ", undefined],
    ["", "missing"],
    ["  ", "missing"],
    ["0", "too-few"],
    ["-3", "too-few"],
    ["101", "too-many"],
    ["9".repeat(400), "too-many"],
    ["1.5", "not-whole"],
    ["many", "not-whole"],
    ["Infinity", "not-whole"],
    ["1e1", "not-whole"],
  ])("%j is %s", (text, error) => expect(countError(text)).toBe(error));
});

it("terms are of one to five years", () => expect(termYears).toEqual([1, 2, 3, 4, 5]));

describe("rows are alike", () => {
  const row: CartRow = {
    rows_ids: [1, 2],
    count: 2,
    quantity: 2,
    type: "pur",
    license: null,
    duration: 1,
    license_duration_measurement_unit: "years",
    online_compile: true,
    license_type: "pro",
  };
  const license = { guid: "a", serial_number: "GC-1", type: "pro" as const, expiration_date: null };

  it("however many there are of them", () => {
    expect(cartGroupKey({ ...row, rows_ids: [7], count: 1, quantity: 1 } as CartRow)).toBe(cartGroupKey(row));
    expect(cartGroupKey({ ...row, license: { ...license, serial_number: "GC-2" } } as CartRow)).toBe(
      cartGroupKey({ ...row, license } as CartRow),
    );
  });

  it.each<Partial<CartRow>>([
    { type: "ren" },
    { license },
    { duration: 2 },
    { license_duration_measurement_unit: "days" },
    { online_compile: false },
    { license_type: "smart" },
  ])("but not with %j", (difference) => expect(cartGroupKey({ ...row, ...difference })).not.toBe(cartGroupKey(row)));
});
