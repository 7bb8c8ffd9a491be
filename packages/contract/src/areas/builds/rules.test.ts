import { describe, expect, it } from "vitest";
import { buildState, isBuildRunning, utilizationTone } from "./index";

describe("a build is shown as", () => {
  const ended = { queued: false, building: false };
  it.each([
    ["queued", { queued: true, building: false, result: null }],
    ["queued", { queued: true, building: true, result: "SUCCESS" }],
    ["building", { queued: false, building: true, result: "SUCCESS" }],
    ["success", { ...ended, result: "SUCCESS" }],
    ["success", { ...ended, result: "success" }],
    ["failed", { ...ended, result: "FAILURE" }],
    ["failed", { ...ended, result: "ABORTED" }],
    ["failed", { ...ended, result: "UNSTABLE" }],
    ["failed", { ...ended, result: "" }],
    ["failed", { ...ended, result: null }],
  ] as const)("%s with %j", (state, build) => expect(buildState(build)).toBe(state));
});

describe("a build can be stopped", () => {
  it.each([
    [true, { queued: true, building: false }],
    [true, { queued: false, building: true }],
    [false, { queued: false, building: false }],
  ])("%s with %j", (isRunning, build) => expect(isBuildRunning(build)).toBe(isRunning));
});

describe("a resource is", () => {
  it.each([
    [0, "normal"],
    [84.9, "normal"],
    [85, "warning"],
    [100, "warning"],
    [100.1, "danger"],
  ])("%d percent full, which is %s", (percent, tone) => expect(utilizationTone(percent)).toBe(tone));
});
