import { describe, expect, it } from "vitest";
import { canDownload, hasNoFile, newestCreatedAt } from "./index";

const version = { created_at: "2026-03-01T12:00:00Z" };
const newer = "2026-06-01T12:00:00Z";
const pro = (expiration_date: string | null) => ({ is_trial: false, expiration_date });

describe("a version can be downloaded", () => {
  it.each([
    ["the newest, without a license", true, version.created_at, null],
    ["the newest, with a trial", true, version.created_at, { is_trial: true, expiration_date: "2020-01-01T00:00:00Z" }],
    ["the newest, written in another zone", true, "2026-03-01T13:00:00+01:00", null],
    ["an older one, without a license", false, newer, null],
    ["an older one, with a license that ends later", true, newer, pro("2026-03-01T12:00:01Z")],
    ["an older one, with a license that ends at the same time", false, newer, pro(version.created_at)],
    ["an older one, with a license that ends on that day", true, newer, pro("2026-03-01")],
    ["an older one, with a license that ended on the day before", false, newer, pro("2026-02-28")],
    ["an older one, with a license that ended before", false, newer, pro("2026-02-28T23:59:59Z")],
    [
      "an older one, with a trial that ends later",
      false,
      newer,
      { is_trial: true, expiration_date: "2027-01-01T00:00:00Z" },
    ],
    ["an older one, with a license that is not activated", false, newer, pro(null)],
    ["an older one, with a date that cannot be read", false, newer, pro("soon")],
    ["in a list of nothing, without a license", false, undefined, null],
  ])("%s: %s", (_, expected, newestCreatedAt, license) =>
    expect(canDownload({ version, newestCreatedAt, license })).toBe(expected),
  );
});

describe("the newest version", () => {
  it("is found in any order of the list", () =>
    expect(newestCreatedAt([version, { created_at: newer }, { created_at: "2025-01-01T00:00:00Z" }])).toBe(newer));
  it("has a file, where the list says so", () => {
    const noFile = { created_at: newer, size: null, sha256: null };
    expect(newestCreatedAt([noFile, { ...version, size: 1, sha256: null }])).toBe(version.created_at);
    expect(newestCreatedAt([noFile, version])).toBe(version.created_at);
    expect(newestCreatedAt([noFile])).toBeUndefined();
  });
  it("is none of an empty list", () => expect(newestCreatedAt([])).toBeUndefined());
});

describe("a version has no file", () => {
  it.each([
    ["if its size and digest are null", { size: null, sha256: null }, true],
    ["unless the server says nothing of it", {}, false],
    ["unless the server says only half of it", { sha256: null }, false],
    ["unless it has a size", { size: 0, sha256: null }, false],
    ["unless it has a digest", { size: null, sha256: "ab" }, false],
  ])("%s", (_, facts, expected) => expect(hasNoFile(facts)).toBe(expected));
});
