import { describe, expect, it } from "vitest";
import { hasHiddenCharacters, withoutHiddenCharacters } from "./hidden-characters";
import { normalizeEmail } from "./normalize-email";
import { isEmailAddress } from "./rules";

const hidden: readonly (readonly [name: string, character: string])[] = [
  ["NUL", "\0"],
  ["a C0 control", "\u0007"],
  ["a tab inside", "\t"],
  ["a line break inside", "\n"],
  ["DEL", "\u007f"],
  ["a C1 control", "\u0085"],
  ["a zero-width space", "\u200b"],
  ["a zero-width non-joiner", "\u200c"],
  ["a zero-width joiner", "\u200d"],
  ["a word joiner", "\u2060"],
  ["a byte order mark", "\ufeff"],
  ["a soft hyphen", "\u00ad"],
  ["a left-to-right mark", "\u200e"],
  ["a right-to-left mark", "\u200f"],
  ["an Arabic letter mark", "\u061c"],
  ["a bidi embedding", "\u202a"],
  ["a bidi override", "\u202e"],
  ["a bidi isolate", "\u2066"],
  ["the end of a bidi isolate", "\u2069"],
  ["a variation selector", "\ufe0f"],
  ["a supplementary variation selector", "\u{e0100}"],
  ["a combining grapheme joiner", "\u034f"],
  ["a Hangul choseong filler", "\u115f"],
  ["a Hangul jungseong filler", "\u1160"],
  ["a Hangul filler", "\u3164"],
  ["a halfwidth Hangul filler", "\uffa0"],
  ["a Mongolian vowel separator", "\u180e"],
  ["a tag character", "\u{e0061}"],
  ["an invisible times sign", "\u2062"],
  ["an interlinear annotation", "\ufff9"],
  ["half a surrogate pair", "\ud800"],
  ["a line separator", "\u2028"],
  ["a blank braille pattern", "\u2800"],
  ["an object replacement", "\ufffc"],
  ["a noncharacter", "\uffff"],
];

describe("hidden characters in an email address", () => {
  it.each(hidden)("include %s", (_, character) => {
    const text = `o${character}ps@example.com`;
    expect(hasHiddenCharacters(text)).toBe(true);
    expect(withoutHiddenCharacters(text)).toBe("ops@example.com");
    expect(isEmailAddress(text)).toBe(false);
    expect(isEmailAddress(`ops@exam${character}ple.com`)).toBe(false);
  });

  it("count at both ends, where only white space is allowed", () => {
    expect(
      ["\ufeffops@example.com", "ops@example.com\u200b", " \u2060ops@example.com"].map(hasHiddenCharacters),
    ).toEqual([true, true, true]);
    expect(
      [" ops@example.com ", "\tops@example.com\r\n", "\u00a0ops@example.com\u3000"].map(hasHiddenCharacters),
    ).toEqual([false, false, false]);
  });

  it("are searched in linear time", () => {
    expect(hasHiddenCharacters(`a${" ".repeat(1_000_000)}a`)).toBe(false);
  });
});

it.each([
  "",
  "ops@example.com",
  "o ps@example.com",
  "ü@exämple.de",
  "u\u0308@example.com",
  "李雷@example.com",
  "ｏps@example.com",
  "अमित@example.com",
  "🚀@example.com",
])("%j has no hidden characters", (text) => expect(hasHiddenCharacters(text)).toBe(false));

it.each([
  ["  Ops@Example.COM\n", "ops@example.com"],
  ["\u212aiosk@example.com", "kiosk@example.com"],
  ["ü@example.com", "ü@example.com"],
  ["u\u0308@example.com", "u\u0308@example.com"],
  ["ｏps@example.com", "ｏps@example.com"],
])("%j is stored as %j", (typed, stored) => {
  expect(normalizeEmail(typed)).toBe(stored);
  expect(normalizeEmail(stored)).toBe(stored);
});
