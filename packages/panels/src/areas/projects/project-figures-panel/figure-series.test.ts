import type { Commit } from "@gatehouse/contract/projects";
import { expect, it } from "vitest";
import { clockScale, figureSeries, hasFailed, percentScale, spreadLabels, stepPath } from "./figure-series";

const commit = (number: number, figures: Partial<Commit>): Commit => ({
  version_sha1: String(number).repeat(40),
  progressive_version_number: number,
  message: "Add a counter",
  created_on: "2026-01-01T00:00:00Z",
  project: { guid: "p", name: "Counter" },
  tags: [],
  ...figures,
});

it("a commit without figures keeps those of the commit before it, the oldest first", () => {
  const series = figureSeries([
    commit(3, { lut: null, clock: 50 }),
    commit(2, { lut: 40, clock: null }),
    commit(1, { lut: null, clock: null }),
  ]);
  expect(series.commits.map((one) => one.progressive_version_number)).toEqual([1, 2, 3]);
  expect(series.channels).toEqual(["lut", "clock"]);
  expect(series.valuesOf("lut")).toEqual([null, 40, 40]);
  expect(series.valuesOf("clock")).toEqual([null, null, 50]);
  expect(series.valuesOf("dsp")).toEqual([null, null, null]);
});

it("a figure holds for the width of its commit", () => {
  expect(stepPath([null, 50, 100, 100], { low: 0, high: 100 })).toBe("M25 50H50V0H75V0H100");
  expect(stepPath([null], { low: 0, high: 100 })).toBe("");
});

it("the scales hold every value", () => {
  expect(percentScale([20, null])).toEqual({ low: 0, high: 110 });
  expect(percentScale([140, 3]).high).toBeGreaterThan(140);
  expect(clockScale([48, null, 48])).toEqual({ low: 45, high: 51 });
  expect(clockScale([0.5]).low).toBe(0);
});

it("names at the same height are below one another, within the plot", () => {
  const at = (...heights: number[]) =>
    spreadLabels(
      heights.map((height) => ({ height })),
      6,
    ).map(({ height }) => height);
  expect(at(50, 52, 90)).toEqual([90, 52, 46]);
  expect(at(0, 1, 2)).toEqual([12, 6, 0]);
});

it("a failed last build differs from a running one", () => {
  const build = { build_number: 1, created_on: "2026-01-01T00:00:00Z", duration: null, output_file: null };
  const running = { ...build, queued: false, building: true, result: null, status: "building" as const };
  expect(hasFailed({ last_build: running })).toBe(false);
  expect(hasFailed({ last_build: { ...running, building: false, status: "finished", result: "FAILURE" } })).toBe(true);
  expect(hasFailed({ last_build: null })).toBe(false);
});
