import { describe, expect, it } from "vitest";
import { parseTimescale } from "../vcd/timescale";
import type { WaveSignal } from "../vcd/wave-signal";
import { formatBits, type Radix } from "./radix";
import { readState, readValue } from "./read-value";
import { parseTime, TimeFormat } from "./time-text";
import { wantedValue } from "./wanted-value";

const signalOf = (width: number, kind: WaveSignal["kind"] = "bits"): WaveSignal => ({
  name: "a",
  range: "",
  scope: -1,
  kind,
  type: "wire",
  width,
  channel: 0,
});

describe("a value", () => {
  it.each<[string, Radix, string]>([
    ["10101100", "bin", "10101100"],
    ["10101100", "oct", "254"],
    ["10101100", "hex", "ac"],
    ["10101100", "dec", "172"],
    ["10101100", "signed", "-84"],
    ["01101100", "signed", "108"],
    ["100", "hex", "4"],
    ["x0000001", "hex", "x1"],
    ["zzzz0001", "hex", "z1"],
    ["zzzzz001", "hex", "zx"],
    ["xxxxx001", "oct", "xx1"],
    ["0000000x", "dec", "x"],
    ["zzzzzzzz", "signed", "z"],
    ["1".repeat(64), "dec", "18446744073709551615"],
    ["1".repeat(64), "signed", "-1"],
    [`1${"0".repeat(52)}`, "dec", "4503599627370496"],
    ["1", "signed", "1"],
    ["0000000001001000011010010000000000100001", "ascii", "Hi.!"],
    ["01000001x1000001", "ascii", "A?"],
    ["1".repeat(2_048), "dec", "f".repeat(512)],
  ])("%s in %s is %s", (bits, radix, text) => expect(formatBits(bits, radix)).toBe(text));

  it.each<[string, number, string]>([
    ["b101 !", 8, "00000101"],
    ["bx01 !", 6, "xxxx01"],
    ["bz !", 4, "zzzz"],
    ["b110011 !", 4, "0011"],
    ["x!", 4, "xxxx"],
    ["1!", 1, "1"],
  ])("%s of %i bits is %s", (text, width, bits) =>
    expect(readValue(new TextEncoder().encode(text), 0, signalOf(width))).toBe(bits),
  );
});

describe("the state of a value", () => {
  it.each<[string, number, string]>([
    ["b101 !", 8, "known"],
    ["bhl01 !", 4, "known"],
    ["bx01 !", 6, "unknown"],
    ["bzx !", 2, "unknown"],
    ["bz01 !", 3, "unknown"],
    ["bZ !", 4, "floating"],
    ["bzz\n!", 4, "floating"],
    ["b-1 !", 2, "unknown"],
    ["bx01 !", 2, "known"],
    ["bzzz1 !", 1, "known"],
    ["b !", 4, "known"],
    ["x!", 4, "unknown"],
    ["z!", 4, "floating"],
    ["1!", 4, "known"],
    ["H!", 1, "known"],
    ["b01", 2, "known"],
  ])("%j of %i bits is %s", (text, width, state) => {
    const bytes = new TextEncoder().encode(text);
    expect(readState(bytes, 0, width)).toBe(state);
    const bits = readValue(bytes, 0, signalOf(width));
    const isUnknown = /[xz]/.test(bits);
    expect(state).toBe(/^z+$/.test(bits) ? "floating" : isUnknown ? "unknown" : "known");
  });
});

describe("a real value", () => {
  it.each([
    ["r1.50 !", "1.5"],
    ["R-2e-9 !", "-2e-9"],
    ["rinf !", "Infinity"],
    ["r-inf !", "-Infinity"],
    ["rnan !", "NaN"],
  ])("%s is %s", (text, value) =>
    expect(readValue(new TextEncoder().encode(text), 0, signalOf(64, "real"))).toBe(value),
  );
});

describe("a search", () => {
  it.each<[string, number, Radix, string, boolean | undefined]>([
    ["ac", 8, "hex", "10101100", true],
    ["AC", 8, "hex", "10101101", false],
    ["0ac", 8, "hex", "10101100", true],
    ["1ac", 8, "hex", "10101100", undefined],
    ["a?", 8, "hex", "10101101", true],
    ["x", 8, "hex", "xxxxxxxx", true],
    ["z1", 8, "hex", "zzzz0001", true],
    ["0b1?0", 3, "hex", "110", true],
    ["0x2", 8, "bin", "00000010", true],
    ["2", 8, "bin", "00000010", undefined],
    ["-84", 8, "signed", "10101100", true],
    ["172", 8, "signed", "10101100", undefined],
    ["172", 8, "dec", "10101100", true],
    ["256", 8, "dec", "00000000", undefined],
    ["x", 8, "dec", "0000x000", true],
    ["-1", 64, "signed", "1".repeat(64), true],
    ["hello", 8, "hex", "00000000", undefined],
    ["A", 16, "ascii", "0010000001000001", true],
    ["", 8, "hex", "00000000", undefined],
  ])("for %j in %i bits in %s and %s: %s", (text, width, radix, bits, isFound) =>
    expect(wantedValue(text, signalOf(width), radix)?.(bits)).toBe(isFound),
  );

  it("compares real values as numbers, and finds parts of texts", () => {
    expect(wantedValue("1.50", signalOf(64, "real"), "hex")?.("1.5")).toBe(true);
    expect(wantedValue("one", signalOf(64, "real"), "hex")).toBeUndefined();
    expect(wantedValue("DL", signalOf(1, "text"), "hex")?.("IDLE")).toBe(true);
  });
});

describe("a time", () => {
  const at = (timescale: string) => new TimeFormat(parseTimescale(timescale)!, "en");

  it.each([
    ["1ps", 83_334, "83.334 ns"],
    ["1 ps", 999, "999 ps"],
    ["1ps", 1_000, "1 ns"],
    ["1ns", 1_250, "1.25 µs"],
    ["10ns", 5, "50 ns"],
    ["100 us", 3, "300 µs"],
    ["1fs", 9_007_199_254_740_991, "9.007199254740991 s"],
    ["1s", 7_200, "7,200 s"],
    ["1ns", 0, "0 ns"],
    ["1 ps", -250_000, "-250 ns"],
  ])("in steps of %s, %i is %s", (timescale, time, text) => expect(at(timescale).text(time)).toBe(text));

  it.each([
    ["1ps", 50_000, "20 MHz"],
    ["1ns", 3, "333.333 MHz"],
    ["1s", 2, "0.5 Hz"],
  ])("in steps of %s, %i is a period of %s", (timescale, time, text) =>
    expect(at(timescale).frequency(time)).toBe(text),
  );

  it.each([
    ["83.334 ns", "1ps", 83_334],
    ["1250", "1ns", 1_250],
    ["1.25us", "10ns", 125],
    ["2 s", "1ms", 2_000],
    ["now", "1ns", undefined],
    ["3 days", "1ns", undefined],
  ])("%s in steps of %s is %s", (text, timescale, time) =>
    expect(parseTime(text, parseTimescale(timescale)!)).toBe(time),
  );

  it.each(["1 day", "ns", "0ns", "-1ns", ""])("%j is no time scale", (text) =>
    expect(parseTimescale(text)).toBeUndefined(),
  );
});
