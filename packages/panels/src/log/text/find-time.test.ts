import { describe, expect, it } from "vitest";
import { findTime } from "./find-time";

describe("the time of a simulation in a line", () => {
  it.each([
    ["[      83.3 ns] ok empty is 1", "83.3 ns"],
    ["[1250ns] FAILED", "1250ns"],
    ["At time 1250 the counter is 3", "1250"],
    ["                time=1250 count=3", "1250"],
    ["TIME: 20 us", "20 us"],
    ["%Error: stop @ 1_250 ps", "1250 ps"],
    ["# 40 ns: reset is over", "40 ns"],
  ])("of %j is %s", (line, time) => expect(findTime(line)?.time).toBe(time));

  it.each([
    "<== Simulate (0.2 s)",
    "data[12] is 3",
    "Time spent: 17% 5x opt_expr",
    "[12:30:01] started",
    "timeout=30x",
    "word [3] of 1250 ns",
  ])("is not in %j", (line) => expect(findTime(line)).toBeUndefined());

  it("is where it is written", () => {
    const line = "[      83.3 ns] ok";
    const found = findTime(line);
    expect(line.slice(found?.from, found?.to)).toBe("83.3 ns");
  });

  it("is looked for in the first part of a long line", () => {
    expect(findTime(`time ${" ".repeat(1_000_000)}`)).toBeUndefined();
    expect(findTime("[ @ ".repeat(500_000))).toBeUndefined();
  });
});
