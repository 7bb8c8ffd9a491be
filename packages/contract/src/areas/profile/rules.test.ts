import { expect, it } from "vitest";
import { isTwitterUsername, isWebsiteUrl } from "./rules";

it.each(["ada", "@ada", "a", "@a_1", "A".repeat(15), `@${"9".repeat(15)}`])("%s is a Twitter username", (text) => {
  expect(isTwitterUsername(text)).toBe(true);
});

it.each(["", "@", "@@ada", "a da", "ada!", "ada@", "é", "A".repeat(16), "https://twitter.com/ada", "ada\n"])(
  "%j is no Twitter username",
  (text) => {
    expect(isTwitterUsername(text)).toBe(false);
  },
);

it.each([
  "https://example.com",
  "http://example.com/a?b=c#d",
  "HTTPS://EXAMPLE.COM",
  "https://sub.example.com:8443/",
  "http://localhost:3000",
  "http://192.0.2.1",
  "https://[2001:db8::1]/",
  "https://bücher.example",
  "https://example.com/a%20b",
])("%s is a website", (text) => {
  expect(isWebsiteUrl(text)).toBe(true);
});

it.each([
  "",
  "example.com",
  "www.example.com",
  "//example.com",
  "javascript:alert(1)",
  "JavaScript://example.com/%0aalert(1)",
  "data:text/html,x",
  "ftp://example.com",
  "mailto:ada@example.com",
  "https://",
  "https://example",
  "https://.com",
  "https:///example.com",
  "https://exa mple.com",
  " https://example.com",
  "https://example.com\n",
  "http://%",
  "https:example.com",
  "https://.",
  "java\tscript:alert(1)",
])("%j is no website", (text) => {
  expect(isWebsiteUrl(text)).toBe(false);
});
