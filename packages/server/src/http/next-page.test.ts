import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { nextPage } from "./next-page";

fc.configureGlobal({ seed: 1 });

describe("after sign-in", () => {
  it.each([
    "/app/licenses?page=2#row-3",
    "/management/teams/?search=a&page=2",
    "/user/impersonate/users-list/",
    "/accounts/password/change/",
    "/accounts/social/connections/",
    "/licenses/details/1f0a-2/offline-activation/",
    "/report-generator/",
    "/tem/",
  ])("a page that only shows something is gone on with: %s", (next) => {
    expect(nextPage(next)).toBe(next);
  });

  it.each([
    "/admin/",
    "/accounts/logout/",
    "/accounts/password/change/../../logout/",
    "/management/../admin/",
    "/managements/",
    "/licenses/",
    "/api/webapp/v1/me/",
    "//evil.example/management/",
    "/management/..//evil.example",
    "/\\evil.example",
    "https://evil.example/tem/",
    "javascript:alert(1)",
    undefined,
  ])("%j leads to the start page", (next) => {
    expect(nextPage(next)).toBe("/");
  });

  it.each([
    ["/account/orders?page=2#row-3", "/account/orders?page=2#row-3"],
    ["/account", "/account"],
    ["/accounts/logout/", "/"],
    ["/account/../accounts/logout/", "/"],
    ["/account//evil.example", "/account//evil.example"],
    ["//evil.example/account/", "/"],
    ["https://evil.example/account/", "/"],
  ])("%s leads to %s where the embedder's own pages are below /account", (next, landing) => {
    expect(nextPage(next, { returnPaths: ["/shop", "/account"] })).toBe(landing);
  });

  it("stays on this origin, whatever next is made of", () => {
    const piece = fc.constantFrom(
      "/",
      "//",
      "\\",
      "..",
      "%2e",
      "%2f",
      "management",
      "/tem/",
      "/app",
      "@",
      ":",
      "evil.example",
      "?",
      "#",
      "\t",
      "\n",
      " ",
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 8 }), (parts) => {
        const next = nextPage(parts.join(""));
        expect(new URL(next, "https://portal.example").origin).toBe("https://portal.example");
        expect(next).toMatch(/^\/(?![/\\])[\x21-\x7e]*$/);
      }),
      { numRuns: 2_000 },
    );
  });
});
