import { describe, expect, it } from "vitest";
import { readLanguage } from "./language";

describe("the language of a reader", () => {
  it.each([
    ["it", "it"],
    ["IT-it", "it"],
    ["it-CH,de;q=0.9", "it"],
    ["en-US,en;q=0.9,it;q=0.8", "en"],
    ["de-DE,de;q=0.9,it;q=0.5,en;q=0.3", "it"],
    ["en;q=0.3, it;q=0.7", "it"],
    ["en;q=0.8,it;q=0", "en"],
    ["it;q=0", "en"],
    ["fr", "en"],
    ["italian", "en"],
    ["*", "en"],
    ["", "en"],
    [";;;,,,q=", "en"],
    ["\u00e9;q=x,=;", "en"],
    ["it;q=banana", "it"],
    [`${"de,".repeat(400)}it`, "en"],
    [null, "en"],
  ])("%j is %s", (header, language) => {
    expect(readLanguage(header)).toBe(language);
  });
});
