import { describe, expect, it } from "vitest";
import { sessionsMessages } from "../sessions.messages";
import { readClientName } from "./client-name";
import { clientText } from "./client-text";

const webkit = "AppleWebKit/537.36 (KHTML, like Gecko)";
const apple = "AppleWebKit/605.1.15 (KHTML, like Gecko)";

describe("a browser that is known", () => {
  it.each([
    ["Mozilla/5.0 (X11; Linux x86_64; rv:132.0) Gecko/20100101 Firefox/132.0", "Firefox 132 on Linux"],
    [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webkit} Chrome/131.0.0.0 Safari/537.36`, "Chrome 131 on Windows"],
    [
      `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webkit} Chrome/130.0.0.0 Safari/537.36 Edg/130.0.0.0`,
      "Microsoft Edge 130 on Windows",
    ],
    [`Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${apple} Version/18.1 Safari/605.1.15`, "Safari 18 on macOS"],
    [
      `Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) ${apple} Version/18.1 Mobile/15E148 Safari/604.1`,
      "Safari 18 on iOS",
    ],
    [`Mozilla/5.0 (Linux; Android 10; K) ${webkit} Chrome/131.0.0.0 Mobile Safari/537.36`, "Chrome 131 on Android"],
  ])("%s is called %s", (userAgent, name) => {
    expect(clientText(userAgent, readClientName, sessionsMessages.english)).toBe(name);
  });
});

describe("one that is not known", () => {
  it.each([
    "curl/8.5.0",
    "python-requests/2.32 (Linux)",
    "Mozilla/5.0",
    "<script>alert(1)</script>/1 (x)",
    "constructor/1.0 (x)",
    "Generic",
    "x".repeat(500),
    `${"Mozilla/5.0 (X11; Linux x86_64) ".repeat(60)} Firefox/132.0`,
  ])("is called what it says of itself: %s", (userAgent) => {
    expect(readClientName(userAgent)).toBeUndefined();
    expect(clientText(userAgent, readClientName, sessionsMessages.english)).toBe(userAgent);
  });

  it.each(["", "   "])("and said nothing (%j) is an unknown browser", (userAgent) => {
    expect(clientText(userAgent, readClientName, sessionsMessages.english)).toBe("Unknown browser");
  });

  it("takes nothing but a number for its version", () => {
    expect(readClientName("Mozilla/5.0 (X11; Linux x86_64) Gecko/20100101 Firefox/<b>9")?.browser).toBe("Firefox");
  });
});
