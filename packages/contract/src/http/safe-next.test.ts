import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { safeNext, safeNextBelow } from "./safe-next";

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

const hostile = [
  "",
  " ",
  "app",
  "app/licenses",
  "./app",
  "../app",
  "?next=/app",
  "#",
  "//",
  "///",
  "//evil.example",
  "///evil.example",
  "////evil.example",
  "//evil.example/app/",
  "//evil.example%2f..",
  "/\\evil.example",
  "\\/evil.example",
  "\\\\evil.example",
  "/\\/evil.example",
  "\\evil.example",
  "/app\\..\\..\\evil.example",
  "/app/\\evil.example",
  "/..//evil.example",
  "/.//evil.example",
  "/app/..//evil.example",
  "/app/../..//evil.example",
  "/app/%2e%2e//evil.example",
  "/app/%2E%2E//evil.example",
  "/app/.%2e//evil.example",
  "/app/%2e./",
  "/%2e//evil.example",
  "/app/../admin/",
  "/app/./../admin/",
  "/app/%2e%2e/admin/",
  "/application",
  "/apps/",
  "/app.evil.example",
  "/appevil",
  "/App/licenses",
  "/APP",
  "/%61pp/licenses",
  "/admin/",
  "/accounts/logout/",
  "/accounts/password/change/../../logout/",
  "/management/../admin/",
  "/managements/",
  "/users/impersonate/",
  "/licenses/",
  "/api/webapp/v1/me/",
  "/auth/api/browser/v1/auth/session",
  "/\tevil.example",
  "/\n/evil.example",
  "/\r/evil.example",
  "/\t/evil.example",
  "\t//evil.example",
  "\n//evil.example",
  " //evil.example",
  "/ /evil.example",
  "//\tevil.example",
  "/app/\nSet-Cookie: a=b",
  "/app/\r\nLocation: //evil.example",
  "/app/\0",
  "/app/\u0007",
  "/app/\u007f",
  "/app/ x",
  "/app/\u00a0x",
  "/app/\u2028",
  "/app/\u3000x",
  "/app/\ufeff",
  "http://evil.example",
  "https://evil.example/app/",
  "HTTPS://evil.example",
  "http:evil.example",
  "http:/evil.example",
  "http:///evil.example",
  "https:\\\\evil.example",
  "http://portal.invalid",
  "http://portal.invalid/app/",
  "//portal.invalid/app/",
  "//portal.invalid",
  "http://portal.invalid@evil.example/app/",
  "//user@portal.invalid/app/",
  "//portal.invalid:80/app/",
  "//portal.invalid@evil.example/app/",
  "//evil.example@portal.invalid/app/",
  "javascript:alert(1)",
  "JaVaScRiPt:alert(1)",
  "java\nscript:alert(1)",
  "javascript://portal.invalid/app/%0aalert(1)",
  "data:text/html,<script>alert(1)</script>",
  "vbscript:x",
  "blob:http://portal.invalid/x",
  "file:///app/",
  "ftp://evil.example/app/",
  "mailto:a@evil.example",
  "//[::1]/app/",
  "//[evil",
  "http://[",
  "//evil。example",
  "／／evil.example",
  "/／evil.example",
  "//ⓔvil.example",
  "/\u2215evil.example",
  "\u202e//evil.example",
  "//0x7f000001/app/",
  "//2130706433/app/",
  "%2f%2fevil.example",
  "/%2f/evil.example",
  "/%5cevil.example",
  "/%09/evil.example",
  "/%00/evil.example",
];

/** Whether a browser that follows the response stays on the origin and below the base. */
function expectOurs(next: string, base: string): void {
  const url = new URL(next, "https://portal.example");
  expect(url.origin).toBe("https://portal.example");
  expect(url.username + url.password).toBe("");
  expect(url.pathname === "/" || url.pathname === base || url.pathname.startsWith(`${base}/`)).toBe(true);
  expect(next).toMatch(/^\/(?![/\\])[\x21-\x7e]*$/);
}

const piece = fc.constantFrom(
  "/",
  "//",
  "\\",
  "..",
  ".",
  "%2e",
  "%2f",
  "%5c",
  "%00",
  "app",
  "/app/",
  "@",
  ":",
  "evil.example",
  "http:",
  "javascript:",
  "?",
  "#",
  "\t",
  "\n",
  "\r",
  " ",
  "\u00a0",
  "／",
  "[",
  "]",
  "é",
);
const anyText = fc.oneof(
  fc.array(piece, { maxLength: 8 }).map((parts) => parts.join("")),
  fc.string({ unit: "binary", maxLength: 24 }),
  fc.webUrl(),
);

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
