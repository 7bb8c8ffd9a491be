import { describe, expect, it } from "vitest";
import { addSteps, withFailures } from "./log-steps";

const step = (name: string, duration_ms: number | null) => ({ name, duration_ms });

describe("the steps of a running build", () => {
  it("are read from the marks in its log", () => {
    const log = "==> Read sources\n<== Read sources (0.1 s)\n\u001b[1m==> Place and route\u001b[0m\r\nplaced\n";
    expect(addSteps([], log)).toEqual([step("Read sources", 100), step("Place and route", null)]);
  });

  it("go on in the next piece", () => {
    const begun = addSteps([], "==> Synthesize\n");
    expect(addSteps(begun, "nothing\n")).toBe(begun);
    expect(addSteps(begun, "<== Synthesize failed (1 min 2.5 s)\n")).toEqual([
      { ...step("Synthesize", 62_500), failed: true },
    ]);
    expect(addSteps([], "<== Synthesize (1:16)\n")).toEqual([step("Synthesize", 76_000)]);
  });

  it("mark those of the figures that failed, whatever came after them", () => {
    const stats = {
      resources: [],
      clock_mhz: null,
      timing_issues: [],
      steps: [step("Route", 2_104), step("Analyze", 9)],
    };
    const log = addSteps([], "==> Route\n<== Route failed (2.1 s)\n==> Analyze\n<== Analyze (0.0 s)\n");
    expect(withFailures(stats, log).steps).toEqual([{ ...step("Route", 2_104), failed: true }, step("Analyze", 9)]);
    expect(withFailures(stats, addSteps([], "<== Route (2.1 s)\n"))).toBe(stats);
  });

  it("are not lines that only look like marks, and never too many", () => {
    expect(addSteps([], "=== muon_trigger ===\n ==> no\n<== no\n==> \n")).toEqual([]);
    expect(addSteps([], "==> again\n".repeat(1_000))).toHaveLength(200);
  });
});
