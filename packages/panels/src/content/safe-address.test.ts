import { describe, expect, it } from "vitest";
import { safeAddress } from "./safe-address";

const page = "https://portal.example.com/app/licenses?licenses.page=2";

describe("a link in foreign text", () => {
  it.each([
    "/app/licenses",
    "/",
    "licenses",
    "./licenses",
    "../up",
    "?page=2",
    "#part",
    "",
    "https://portal.example.com/",
    "HTTPS://PORTAL.example.com",
    "https:/app",
    "//portal.example.com/x",
    "\t/app/licenses",
    "/a\\b",
    "/javascript:alert(1)",
    "./javascript:alert(1)",
    "%6aavascript:alert(1)",
    "/?to=javascript:alert(1)",
  ])("%j stays on this site", (address) => expect(safeAddress(address, page)).toMatchObject({ isOutside: false }));

  it.each([
    "https://example.org",
    "http://example.org/a?b#c",
    "http://portal.example.com/",
    "https://portal.example.com:8443/",
    "//example.org/x",
    "\\\\example.org",
    "/\\example.org",
    "///example.org",
    "http:example.org/x",
    "https://user:secret@example.org/",
    "https://example.org%2f@example.net/",
    "https://例え.jp/",
    " https://example.org ",
    "ht\ntps://example.org",
  ])("%j leads outside, in a page of its own", (address) =>
    expect(safeAddress(address, page)).toMatchObject({ isOutside: true }),
  );

  it.each([
    "mailto:a@example.org",
    "MAILTO:a@example.org",
    "irc://irc.example.org/gate",
    "ircs://irc.example.org/gate",
    "xmpp:a@example.org",
  ])("%j is handed to the program for it", (address) =>
    expect(safeAddress(address, page)).toMatchObject({ isOutside: false }),
  );

  it.each([
    "javascript:alert(1)",
    "JaVaScRiPt:alert(1)",
    "java\tscript:alert(1)",
    "java\nscript:alert(1)",
    "java\r\nscript:alert(1)",
    "\u0001javascript:alert(1)",
    " javascript:alert(1)",
    "javascript://example.org/%0aalert(1)",
    "javascript:/*--></title>*/alert(1)",
    "data:text/html,<script>alert(1)</script>",
    "data:image/svg+xml,<svg onload=alert(1)>",
    "data:,x",
    "vbscript:msgbox(1)",
    "blob:https://example.org/1",
    "filesystem:https://example.org/x",
    "file:///etc/passwd",
    "ftp://example.org",
    "tel:+1",
    "sms:+1",
    "callto:a",
    "cid:a",
    "about:blank",
    "view-source:https://example.org",
    "chrome://settings",
    "ms-settings:",
    "intent://x#Intent;end",
    "ws://example.org",
    "wss://example.org",
    "urn:x",
    "feed:https://example.org",
    "jar:https://example.org!/x",
    "http://",
    "https://[",
    "//[evil",
    "http://exa mple.org",
    "https://example.org:99999",
  ])("%j leads nowhere", (address) => expect(safeAddress(address, page)).toBeUndefined());
});
