import { expect, it } from "vitest";
import * as z from "zod/mini";
import { Build, BuildLog, BuildStats } from "./schemas";

it("figures of a build are read from decimals that arrive as text", () => {
  const sent = {
    resources: [{ name: "lut", used: "4530.50", available: "10000.00" }],
    clock_mhz: "125.500",
    timing_issues: [{ name: "timing_issue_lut", count: 3 }],
    steps: [
      { name: "Synthesize", duration_ms: "2100.000" },
      { name: "Place", duration_ms: null },
    ],
    paths: [
      {
        from: "a",
        to: "b",
        delay_ns: "8.250",
        slack_ns: "-0.250",
        logic_ns: "3.000",
        routing_ns: "5.250",
        hops: [{ kind: "net", cell: "c", delay_ns: "5.250" }],
      },
    ],
  };
  expect(z.parse(BuildStats, sent)).toEqual({
    resources: [{ name: "lut", used: 4530.5, available: 10_000 }],
    clock_mhz: 125.5,
    timing_issues: [{ name: "timing_issue_lut", count: 3 }],
    steps: [
      { name: "Synthesize", duration_ms: 2100 },
      { name: "Place", duration_ms: null },
    ],
    paths: [
      {
        from: "a",
        to: "b",
        delay_ns: 8.25,
        slack_ns: -0.25,
        logic_ns: 3,
        routing_ns: 5.25,
        hops: [{ kind: "net", cell: "c", delay_ns: 5.25 }],
      },
    ],
  });
});

it.each([
  ["54321.000", 54_321],
  [54_321, 54_321],
  [null, null],
])("the duration of a build, sent as %j, is read as %j", (wire, value) =>
  expect(z.parse(Build.shape.duration, wire)).toBe(value),
);

it("of each list of figures, as many are read as a page can show", () => {
  const steps = Array.from({ length: 3_000 }, (_, at) => ({ name: String(at), duration_ms: 1 }));
  const stats = z.parse(BuildStats, { resources: [], clock_mhz: null, timing_issues: [], steps });
  expect([stats.steps.length, stats.steps.at(-1)?.name]).toEqual([200, "199"]);
});

it("a build without a log, a status or figures is read", () => {
  expect(z.parse(BuildLog, { logs: null })).toEqual({ logs: "" });
  expect(z.parse(Build.shape.status, null)).toBe("unknown");
  expect(z.parse(BuildStats, { resources: null, clock_mhz: null, timing_issues: null, steps: null })).toEqual({
    resources: [],
    clock_mhz: null,
    timing_issues: [],
    steps: [],
  });
});
