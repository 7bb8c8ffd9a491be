import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { checkCsrf, maskCsrf, newCsrfSecret } from "./csrf";

fc.configureGlobal({ seed: 1 });

const secret = "abcdefghijklmnopqrstuvwxyzABCDEF";

interface Write {
  readonly origin?: string;
  readonly isSecure?: boolean;
  readonly headers?: Readonly<Record<string, string>>;
  readonly formToken?: string;
  readonly trusted?: readonly string[];
}

function refusal({
  origin = "http://portal.test",
  isSecure = false,
  headers = {},
  formToken,
  trusted = [],
}: Write): string | undefined {
  const request = new Request(`${origin}/`, {
    method: "POST",
    headers: { Cookie: `a=1; csrftoken=${secret}; b=2`, ...headers },
  });
  if (isSecure)
    request.headers.set("Cookie", request.headers.get("Cookie")?.replace("csrftoken", "__Host-csrftoken") ?? "");
  try {
    checkCsrf({ request, origin, isSecure, address: "", language: "en" }, trusted, formToken);
    return undefined;
  } catch (error) {
    return (error as Error).message.replace("CSRF Failed: ", "");
  }
}

const token = { "X-CSRFTOKEN": secret };
const secure = { origin: "https://portal.test", isSecure: true };

describe("a write", () => {
  it.each<[string, Write]>([
    ["the token in the header", { headers: token }],
    ["the masked token in the header", { headers: { "X-CSRFTOKEN": maskCsrf(secret) } }],
    ["the masked token in the form", { formToken: maskCsrf(secret) }],
    ["its own origin", { headers: { ...token, Origin: "http://portal.test" } }],
    [
      "an origin that is trusted",
      { headers: { ...token, Origin: "https://www.example.com" }, trusted: ["https://www.example.com"] },
    ],
    ["its own referrer, over TLS", { ...secure, headers: { ...token, Referer: "https://portal.test/app/licenses" } }],
    [
      "its own origin, over TLS, without a referrer",
      { ...secure, headers: { ...token, Origin: "https://portal.test" } },
    ],
  ])("is taken with %s", (_, write) => {
    expect(refusal(write)).toBe(undefined);
  });

  it.each<[Write, string]>([
    [{ headers: { Cookie: "a=1" } }, "CSRF cookie not set."],
    [{ headers: { Cookie: "csrftoken=" } }, "CSRF cookie not set."],
    [{ headers: { ...token, Cookie: "xcsrftoken=1" } }, "CSRF cookie not set."],
    [{ headers: { ...token, Cookie: "csrftoken=abc" } }, "CSRF cookie has incorrect length."],
    [{ headers: { ...token, Cookie: `csrftoken=${"!".repeat(32)}` } }, "CSRF cookie has invalid characters."],
    [{}, "CSRF token missing."],
    [{ headers: { "X-CSRFTOKEN": "" } }, "CSRF token missing."],
    [{ headers: { "X-CSRFTOKEN": "abc" } }, "CSRF token from the 'X-Csrftoken' HTTP header has incorrect length."],
    [
      { headers: { "X-CSRFTOKEN": "-".repeat(64) } },
      "CSRF token from the 'X-Csrftoken' HTTP header has invalid characters.",
    ],
    [{ headers: { "X-CSRFTOKEN": secret.toLowerCase() } }, "CSRF token from the 'X-Csrftoken' HTTP header incorrect."],
    [{ formToken: maskCsrf(newCsrfSecret()) }, "CSRF token from POST incorrect."],
    [{ headers: { ...token, Origin: "null" } }, "Origin checking failed - null does not match any trusted origins."],
    [
      { headers: { ...token, Origin: "http://portal.test:81" } },
      "Origin checking failed - http://portal.test:81 does not match any trusted origins.",
    ],
    [
      { ...secure, headers: { ...token, Origin: "http://portal.test" } },
      "Origin checking failed - http://portal.test does not match any trusted origins.",
    ],
    [{ ...secure, headers: token }, "Referer checking failed - no Referer."],
    [{ ...secure, headers: { ...token, Referer: "portal" } }, "Referer checking failed - Referer is malformed."],
    [
      { ...secure, headers: { ...token, Referer: "http://portal.test/" } },
      "Referer checking failed - Referer is insecure while host is secure.",
    ],
    [
      { ...secure, headers: { ...token, Referer: "https://portal.test.evil.example/" } },
      "Referer checking failed - https://portal.test.evil.example/ does not match any trusted origins.",
    ],
  ])("like %j is refused: %s", (write, reason) => {
    expect(refusal(write)).toBe(reason);
  });

  it("is never taken by a token that was only guessed", () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.string(), fc.stringMatching(/^[a-zA-Z0-9]{32}$/), fc.stringMatching(/^[a-zA-Z0-9]{64}$/)),
        (guess) => {
          fc.pre(guess !== secret);
          expect(refusal({ headers: { "X-CSRFTOKEN": guess.replace(/[^\x21-\x7e]/g, "") } })).toMatch(/^CSRF token/);
        },
      ),
    );
  });

  it("is taken by every mask of the token", () => {
    for (let at = 0; at < 500; at++) expect(refusal({ formToken: maskCsrf(secret) })).toBe(undefined);
  });
});
