import { describe, expect, it } from "vitest";
import { expiryWindows, filterLicenses, typeFilters } from "./license-filters";

const nowMs = Date.parse("2026-11-20T12:00:00Z");
const inDays = (days: number) => new Date(nowMs + days * 86_400_000).toISOString();
const row = (name: string, expires: string | null, type: "pro" | "smart" | "unknown" = "pro", isTrial = false) => ({
  name,
  expiration_date: expires,
  type,
  is_trial: isTrial,
});
const rows = [
  row("expired", inDays(-0.01)),
  row("today", inDays(0.5)),
  row("59", inDays(59.9)),
  row("60", inDays(60)),
  row("365", inDays(365)),
  row("366", inDays(366)),
  row("new", null),
  row("smart", inDays(100), "smart"),
  row("trial", inDays(20), "smart", true),
  row("odd", "soon", "unknown"),
];
const named = (window: string, type = "all") => filterLicenses(rows, window, type, nowMs).map(({ name }) => name);

describe("the windows of time", () => {
  it.each([
    ["all", rows.map(({ name }) => name)],
    ["expired", ["expired"]],
    ["expiring", ["today", "59", "trial"]],
    ["year", ["today", "59", "60", "365", "smart", "trial"]],
    ["later", ["366"]],
    ["inactive", ["new", "odd"]],
  ])("%s", (window, expected) => {
    expect(expiryWindows).toContain(window);
    expect(named(window)).toEqual(expected);
  });

  it("a window that does not exist hides nothing", () => {
    expect(named("constructor")).toHaveLength(rows.length);
  });
});

describe("the types", () => {
  it.each([
    ["smart", ["smart"]],
    ["trial", ["trial"]],
    ["pro", ["expired", "today", "59", "60", "365", "366", "new"]],
  ])("%s", (type, expected) => {
    expect(typeFilters).toContain(type);
    expect(named("all", type)).toEqual(expected);
  });

  it("both filters at once narrow to what fits both", () => {
    expect(named("expiring", "trial")).toEqual(["trial"]);
  });
});
