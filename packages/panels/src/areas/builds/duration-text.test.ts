import { describe, expect, it } from "vitest";
import { createFormat } from "../../portal/format";
import { buildsMessages } from "./builds.messages";
import { clockText, durationText, stepTimeText } from "./duration-text";

describe("a duration reads", () => {
  it.each([
    [-5, "0 ms", "0:00"],
    [0, "0 ms", "0:00"],
    [400, "400 ms", "0:00"],
    [999.4, "999 ms", "0:00"],
    [1_000, "1 s", "0:01"],
    [59_999, "59 s", "0:59"],
    [60_000, "1 min 0 s", "1:00"],
    [288_000, "4 min 48 s", "4:48"],
    [3_599_999, "59 min 59 s", "59:59"],
    [3_600_000, "1 h 0 min", "1:00:00"],
    [4_000_000_000, "1,111 h 6 min", "1111:06:40"],
  ])("%d ms as %s, and %s on an axis", (ms, text, clock) => {
    expect(durationText(ms, buildsMessages.english, createFormat("en"))).toBe(text);
    expect(clockText(ms)).toBe(clock);
  });
});

describe("a step's duration reads", () => {
  it.each([
    [7, "7 ms"],
    [999, "999 ms"],
    [1_000, "1 s"],
    [2_870, "2.9 s"],
    [59_940, "59.9 s"],
    [59_960, "1:00"],
    [288_000, "4:48"],
  ])("%d ms as %s", (ms, text) => {
    expect(stepTimeText(ms, buildsMessages.english, createFormat("en"))).toBe(text);
  });
});
