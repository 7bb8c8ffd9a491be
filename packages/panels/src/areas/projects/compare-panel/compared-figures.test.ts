import type { BuildStats } from "@gatehouse/contract/builds";
import { expect, it } from "vitest";
import {
  changeOf,
  comparedResources,
  comparedSteps,
  comparedTiming,
  isNoise,
  resourceTone,
  type SideFigures,
} from "./compared-figures";

const nothing: SideFigures = { commit: {}, stats: undefined, isOneBuild: false };

const stats = (part: Partial<BuildStats>): BuildStats => ({
  resources: [],
  clock_mhz: null,
  timing_issues: [],
  steps: [],
  ...part,
});

it("resources are counted where both builds counted them, in their usual order", () => {
  const before = { ...nothing, stats: stats({ resources: [{ name: "dsp", used: 1, available: 8 }] }) };
  const after = {
    ...nothing,
    stats: stats({
      resources: [
        { name: "laser", used: 2, available: 2 },
        { name: "dsp", used: 2, available: 8 },
        { name: "lut", used: 90, available: 5_280 },
      ],
    }),
  };
  expect(comparedResources(before, after)).toEqual({
    unit: "count",
    rows: [
      { name: "lut", before: null, after: 90, available: 5_280 },
      { name: "dsp", before: 1, after: 2, available: 8 },
      { name: "laser", before: null, after: 2, available: 2 },
    ],
  });
});

it("a commit whose last build has no figures is compared in percent of the board", () => {
  const before = { ...nothing, commit: { lut: 40, fd: null }, stats: stats({}) };
  const after = {
    ...nothing,
    commit: { lut: 52 },
    stats: stats({ resources: [{ name: "lut", used: 9, available: 20 }] }),
  };
  const rows = [{ name: "lut", before: 40, after: 45, available: null }];
  expect(comparedResources(before, after)).toEqual({ unit: "percent", rows });
  expect(comparedResources(before, { ...after, isOneBuild: true })).toEqual({ unit: "percent", rows });
  expect(comparedResources(nothing, nothing).rows).toEqual([]);
});

it("a build without figures has none of its commit's, which are another build's", () => {
  const commit = { lut: 45, clock: 50, timing_issue_lut: 0 };
  const failed = { commit, stats: stats({}), isOneBuild: true };
  const succeeded = {
    commit,
    isOneBuild: true,
    stats: stats({
      resources: [{ name: "lut", used: 9, available: 20 }],
      clock_mhz: 50,
      timing_issues: [{ name: "lut", count: 0 }],
    }),
  };
  expect(comparedResources(failed, succeeded)).toEqual({
    unit: "count",
    rows: [{ name: "lut", before: null, after: 9, available: 20 }],
  });
  expect(comparedTiming(failed, succeeded)).toEqual([
    { name: "clock", before: null, after: 50, available: null },
    { name: "lut", before: null, after: 0, available: null },
  ]);
  expect(comparedResources(failed, failed).rows).toEqual([]);
  expect(comparedTiming(failed, failed)).toEqual([]);
});

it("the clock and the missed paths come from the build, else from the commit", () => {
  const before = { ...nothing, commit: { clock: 48, timing_issue_lut: 3, timing_issue_net: 0 } };
  const after = {
    ...nothing,
    commit: { clock: 1 },
    stats: stats({ clock_mhz: 50, timing_issues: [{ name: "lut", count: 0 }] }),
  };
  expect(comparedTiming(before, after)).toEqual([
    { name: "clock", before: 48, after: 50, available: null },
    { name: "lut", before: 3, after: 0, available: null },
    { name: "net", before: 0, after: null, available: null },
  ]);
});

it("a step that one side lacks has no change, and one that runs no duration", () => {
  const before = { ...nothing, stats: stats({ steps: [{ name: "pack", duration_ms: 900 }] }) };
  const after = {
    ...nothing,
    stats: stats({
      steps: [
        { name: "place", duration_ms: 2_000 },
        { name: "route", duration_ms: null },
      ],
    }),
  };
  expect(comparedSteps(before, after)).toEqual([
    { name: "place", before: null, after: 2_000, available: null },
    { name: "pack", before: 900, after: null, available: null },
  ]);
});

it("a step that ran several times took the time of all its runs", () => {
  const steps = [900, null, 300].map((duration_ms) => ({ name: "route", duration_ms }));
  expect(comparedSteps({ ...nothing, stats: stats({ steps }) }, nothing)).toEqual([
    { name: "route", before: 1_200, after: null, available: null },
  ]);
});

it("more is worse, past the board's limit broken, less is better", () => {
  const tone = resourceTone(64, "count");
  expect(changeOf({ before: 51, after: 58 }, tone)).toMatchObject({ by: 7, tone: "broken" });
  expect(changeOf({ before: 10, after: 12 }, tone)).toEqual({ by: 2, percent: 20, tone: "worse" });
  expect(changeOf({ before: 12, after: 9 }, tone)).toEqual({ by: -3, percent: -25, tone: "better" });
  expect(changeOf({ before: 9, after: 9 }, tone)).toEqual({ by: 0, percent: 0, tone: "same" });
  expect(changeOf({ before: 0, after: 9 }, tone)).toEqual({ by: 9, percent: null, tone: "worse" });
  expect(changeOf({ before: null, after: 9 }, tone)).toBeUndefined();
  expect(resourceTone(null, "count")(9)).toBe("worse");
  expect(resourceTone(null, "percent")(101)).toBe("broken");
});

it("a step that took nearly as long is no news", () => {
  expect(isNoise({ before: 60_000, after: 62_000 })).toBe(true);
  expect(isNoise({ before: 500, after: 1_200 })).toBe(true);
  expect(isNoise({ before: 60_000, after: 64_000 })).toBe(false);
});
