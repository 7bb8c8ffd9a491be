import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { anyText, expectOurs, hostile } from "../testing/next-addresses";
import { safeNext } from "./safe-next";

fc.configureGlobal({ seed: 1 });

const followed = [
  ["/", "/"],
  ["/?tour=1", "/?tour=1"],
  ["/app", "/app"],
  ["/app/", "/app/"],
  ["/app/licenses", "/app/licenses"],
  ["/app/licenses?page=2&search=a%20b#row-3", "/app/licenses?page=2&search=a%20b#row-3"],
  ["/app/confirm-profile?next=/app/licenses", "/app/confirm-profile?next=/app/licenses"],
  ["/app/projects/x/tags/v1%2F2", "/app/projects/x/tags/v1%2F2"],
  ["/app/search?q=//evil.example", "/app/search?q=//evil.example"],
  ["/app/teams/Zeitkorrelationsmeßgerät", "/app/teams/Zeitkorrelationsme%C3%9Fger%C3%A4t"],
  ["/x/../app/licenses", "/app/licenses"],
  ["/app//evil.example", "/app//evil.example"],
] as const;

describe("after sign-in", () => {
  it.each(followed)("goes to %s", (value, expected) => {
    expect(safeNext(value)).toBe(expected);
  });

  it.each(hostile)("goes to the start page instead of %j", (value) => {
    expect(safeNext(value)).toBe("/");
  });

  it.each([undefined, null, 1, true, {}, ["/app/"]])(
    "goes to the start page when next is %j, which is no text",
    (value) => {
      expect(safeNext(value)).toBe("/");
    },
  );

  it("goes to the start page when next is longer than an address is", () => {
    expect(safeNext(`/app/${"a".repeat(2_000)}`)).toBe("/");
  });

  it("stays on this origin, below /app, whatever next is made of", () => {
    fc.assert(
      fc.property(anyText, (value) => {
        const next = safeNext(value);
        expectOurs(next, "/app");
        expect(safeNext(next)).toBe(next);
      }),
      { numRuns: 10_000 },
    );
  });
});
