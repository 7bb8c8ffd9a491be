import { expect, it } from "vitest";
import { nodeDigest } from "../node/digest";
import { etagOf, matchesEtag, webDigest } from "./etag";

it.each(["", "{}", "Müller 🧪", "x".repeat(100_000)])(
  "is the same whichever platform made it, for a text of $length",
  async (text) => {
    expect(await webDigest(text)).toBe(nodeDigest(text));
  },
);

it("is the start of the text's SHA-256", async () => {
  expect(etagOf((await webDigest("")) ?? "")).toBe('"47DEQpj8HBSa-_TImW-5JC"');
});

it.each([
  ['"a"', true],
  ['W/"a"', true],
  ['"b", W/"a"', true],
  ["*", true],
  ['"b"', false],
  ["a", false],
  ["", false],
  [undefined, false],
])('finds the tag "a" in %j: %s', (header, isFound) => {
  expect(matchesEtag(header, '"a"')).toBe(isFound);
  expect(matchesEtag(header, 'W/"a"')).toBe(isFound);
});
