import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { anyText, expectOurs, hostile } from "../testing/next-addresses";
import { safeNextBelow } from "./safe-next";

fc.configureGlobal({ seed: 1 });

describe("after the confirmation, whose next is written below the base path", () => {
  it.each([
    ["/", "/app/"],
    ["/licenses?page=2#row-3", "/app/licenses?page=2#row-3"],
    ["/application", "/app/application"],
    ["/admin/", "/app/admin/"],
    ["/search?q=//evil.example", "/app/search?q=//evil.example"],
    ["/app/licenses", "/app/licenses"],
    ["/app", "/app"],
  ])("%s leads to %s", (value, expected) => {
    expect(safeNextBelow(value)).toBe(expected);
  });

  it("a host at the root leads to its own pages", () => {
    expect(safeNextBelow("/licenses?page=2", "")).toBe("/licenses?page=2");
  });

  it.each([
    undefined,
    null,
    1,
    {},
    ["/"],
    "licenses",
    "//evil.example",
    "/\\evil.example",
    "/../admin/",
    "/..//evil.example",
    "/%2e%2e/admin/",
    "javascript:alert(1)",
    "https://evil.example",
  ])("%j leads to the start page", (value) => expect(safeNextBelow(value)).toBe("/"));

  it.each(["/app", "/deep/portal", ""])("stays on this origin below %j with every hostile text", (base) => {
    for (const value of hostile) expectOurs(safeNextBelow(value, base), base);
  });

  it.each(["/app", "/deep/portal", ""])("stays on this origin below %j whatever next is made of", (base) => {
    fc.assert(
      fc.property(anyText, (value) => expectOurs(safeNextBelow(value, base), base)),
      { numRuns: 10_000 },
    );
  });
});
