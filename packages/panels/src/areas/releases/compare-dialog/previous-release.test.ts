import { describe, expect, it } from "vitest";
import { isOlder, otherReleases, previousRelease, withTag } from "./previous-release";

const made = (tag: string, day: number, stable = false, rejected = false) => ({
  tag_name: tag,
  created_at: `2026-11-${String(day).padStart(2, "0")}T12:00:00Z`,
  stable_release: stable,
  release_rejected: rejected,
});
const own = made("v5.2.1", 20);

describe("a release is first compared with", () => {
  it.each([
    ["the newest stable one before it", [made("v5.1.0", 3, true), made("v5.2.0", 9, true), made("rc", 12)], "v5.2.0"],
    ["none that was rejected", [made("v5.1.0", 3, true), made("v5.1.5", 9, true, true)], "v5.1.0"],
    ["none that is newer", [made("v5.1.0", 3, true), made("v5.3.0", 25, true)], "v5.1.0"],
    ["the one before it where none is stable", [made("n1", 1), made("n2", 2), made("n3", 25)], "n2"],
    ["a newer one where none is older", [made("v5.3.0", 25, true)], "v5.3.0"],
    ["nothing where it is alone", [], undefined],
  ] as const)("%s", (_what, all, expected) => {
    const others = otherReleases([own, ...all], own);
    expect(others).not.toContain(own);
    expect(previousRelease(others, own)?.tag_name).toBe(expected);
  });
});

it("knows which of two is older, and lists the newest first", () => {
  expect(isOlder(made("a", 1), own)).toBe(true);
  expect(isOlder(made("b", 25), own)).toBe(false);
  expect(otherReleases([made("a", 1), made("b", 25)], own).map(({ tag_name: tag }) => tag)).toEqual(["b", "a"]);
});

it("lists a release once, though two lists have it, and finds it by a part of its tag", () => {
  const all = [made("v5.1.0", 3, true), made("v5.1.0", 3, true), made("v4.0.0-RC", 1)];
  const others = otherReleases(all, own);
  expect(others.map(({ tag_name: tag }) => tag)).toEqual(["v5.1.0", "v4.0.0-RC"]);
  expect(withTag(others, " -rc ").map(({ tag_name: tag }) => tag)).toEqual(["v4.0.0-RC"]);
});
