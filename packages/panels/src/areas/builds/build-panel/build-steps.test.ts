import { describe, expect, it } from "vitest";
import { buildSteps } from "./build-steps";

const running = { queued: false, building: true, result: null };
const ended = (result: string | null) => ({ queued: false, building: false, result });
const step = (name: string, duration_ms: number | null, failed?: boolean) => ({ name, duration_ms, failed });
const states = (...args: Parameters<typeof buildSteps>) => buildSteps(...args).map(({ state }) => state);

describe("the steps of a build", () => {
  it("lie one behind the other, as long as they took", () => {
    const steps = buildSteps([step("a", 1_000), step("b", 3_000)], ended("SUCCESS"));
    expect(steps.map(({ from, share }) => [from, share])).toEqual([
      [0, 0.25],
      [0.25, 0.75],
    ]);
  });

  it("always fill the lane, whatever is known of them", () => {
    for (const durations of [[0, 0], [null], [null, null], [5, null], [-1, 2], [0, null]]) {
      const steps = buildSteps(
        durations.map((ms, at) => step(String(at), ms)),
        running,
      );
      expect(steps.every(({ share, from }) => Number.isFinite(share) && share >= 0 && from <= 1)).toBe(true);
    }
    expect(buildSteps([], running)).toEqual([]);
  });

  it.each([
    ["run while the build does", [1, null], running, ["done", "running"]],
    ["are done after a success", [1, 2], ended("success"), ["done", "done"]],
    ["are not blamed for a failure that none of them names", [1, 2], ended("FAILURE"), ["done", "done"]],
    ["ended where somebody stopped the build", [1, null], ended("ABORTED"), ["done", "failed"]],
    ["are done after a success, also those without an end", [null, null], ended("success"), ["done", "done"]],
    ["failed in the last one without an end", [null, null, 3], ended("FAILURE"), ["done", "failed", "done"]],
    ["are done while the build is not known", [1, 2], undefined, ["done", "done"]],
  ] as const)("%s", (_, durations, build, expected) =>
    expect(
      states(
        durations.map((ms, at) => step(String(at), ms)),
        build,
      ),
    ).toEqual(expected),
  );

  it("failed where the server says so, whatever came afterwards", () =>
    expect(states([step("a", null), step("b", 2, true), step("c", null)], ended("FAILURE"))).toEqual([
      "done",
      "failed",
      "done",
    ]));
});
