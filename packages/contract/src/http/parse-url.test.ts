import { expect, test } from "vitest";
import { parseUrl } from "./parse-url";

test("an address is read, also below another one", () => {
  expect(parseUrl("https://example.com/a?b")?.pathname).toBe("/a");
  expect(parseUrl("../b", "https://example.com/a/")?.href).toBe("https://example.com/b");
});

test.each(["", "example", "/path", "https://", "https://a b.example", "http://[::1"])("%j is no address", (text) => {
  expect(parseUrl(text)).toBeUndefined();
});

test("the response is the same once the engine has optimized the call", () => {
  const wrong = Array.from({ length: 30_000 }, () => parseUrl("https://bücher.example")).filter(
    (url) => url?.hostname !== "xn--bcher-kva.example",
  );
  expect(wrong).toHaveLength(0);
});
