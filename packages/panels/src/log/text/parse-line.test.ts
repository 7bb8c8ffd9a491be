import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { applyStyleCodes } from "./apply-style-codes";
import { escapeSequences } from "./escape-sequences";
import { linkAddress } from "./link-address";
import { parseLine } from "./parse-line";
import { attributes, classesOf, plainStyle } from "./text-style";
import { visibleText } from "./visible-text";

fc.configureGlobal({ seed: 1 });

const escape = "\u001b";
const pieces = fc.array(
  fc.oneof(
    fc.string({ maxLength: 6 }),
    fc.constantFrom(
      "\r",
      "\b",
      `${escape}[31m`,
      `${escape}[0m`,
      `${escape}[1;38;5;200m`,
      `${escape}[K`,
      `${escape}[1K`,
      `${escape}[2K`,
      `${escape}]8;;https://example.com\u0007`,
      `${escape}[2J`,
      `${escape}[G`,
      `${escape}[3G`,
      `${escape}[2C`,
      `${escape}[D`,
      escape,
      "\u202e",
      "\u0000",
    ),
  ),
  { maxLength: 20 },
);
const textOf = (raw: string) =>
  parseLine(raw, plainStyle)
    .runs.map(({ text }) => text)
    .join("");

describe("a line of terminal output", () => {
  it.each([
    ["plain", "plain"],
    [`${escape}[1;31merror${escape}[0m: x`, "error: x"],
    ["ends with a carriage return\r", "ends with a carriage return"],
    ["10 %\r55 %\r100 %", "100 %"],
    ["long text\rshort", "shorttext"],
    [`10 %\r${escape}[K9 %`, "9 %"],
    [`abc\b\bX`, "aXc"],
    [`10 %${escape}[G55 %${escape}[1G100 %`, "100 %"],
    [`installing${escape}[2K${escape}[1Gdone`, "done      "],
    [`abc${escape}[2DX`, "aXc"],
    [`abc${escape}[DX`, "abX"],
    [`${escape}[12CX${escape}[99DY`, `Y${" ".repeat(11)}X`],
    [`start${escape}[10G[ok]`, "start    [ok]"],
    [`${escape}]0;title\u0007home`, "home"],
    [`${escape}[2J${escape}[Hcleared`, "cleared"],
    [`unfinished ${escape}[31`, "unfinished \u241b[31"],
    ["\u202egnp.exe", "\ufffdgnp.exe"],
    ["nul\u0000 bell\u0007 tab\t", "nul\u2400 bell\u2407 tab\t"],
  ])("%j shows as %j", (raw, shown) => {
    expect(textOf(raw)).toBe(shown);
  });

  it("has the same text whether it is drawn or searched", () => {
    fc.assert(
      fc.property(pieces, (parts) => {
        expect(visibleText(parts.join(""))).toBe(textOf(parts.join("")));
      }),
    );
  });

  it("keeps no escape character and nothing that turns text around", () => {
    fc.assert(
      fc.property(pieces, (parts) => {
        const shown = [...textOf(parts.join(""))].map((character) => character.codePointAt(0) ?? 0);
        expect(shown.every((code) => code === 9 || (code > 31 && code !== 0x202e))).toBe(true);
      }),
    );
  });

  it("carries its colors into the next line", () => {
    const { style } = parseLine(`${escape}[31mred`, plainStyle);
    expect(parseLine("still", style).runs).toEqual([{ text: "still", style, href: undefined }]);
    expect(classesOf(style)).toBe("gh-ansi-red");
  });
});

describe("colors and weight", () => {
  it.each([
    ["31", "gh-ansi-red"],
    ["1;32", "gh-ansi-green gh-ansi-bold"],
    ["90", "gh-ansi-gray"],
    ["97", "gh-ansi-white"],
    ["38;5;9", "gh-ansi-red"],
    ["38;5;33", "gh-ansi-blue"],
    ["38;2;250;10;10;4", "gh-ansi-red gh-ansi-underline"],
    ["38:2::10:200:10", "gh-ansi-green"],
    ["41", "gh-ansi-on-red"],
    ["31;7", "gh-ansi-on-red"],
    ["7", "gh-ansi-on-text"],
    ["31;0", ""],
    ["31;39", ""],
    ["1;2;22", ""],
    ["999", ""],
    ["32;58;5;1", "gh-ansi-green"],
    ["32;58;2;255;0;0;1", "gh-ansi-green gh-ansi-bold"],
    ["32;58:2::255:0:0;59", "gh-ansi-green"],
  ])("%s becomes %j", (codes, classes) => expect(classesOf(applyStyleCodes(plainStyle, codes))).toBe(classes));

  it("an underline can be taken back by its own form", () => {
    expect(applyStyleCodes(attributes.underline, "4:0")).toBe(plainStyle);
  });

  it("any parameters give a known style", () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: -1, max: 300 })), (codes) => {
        expect(classesOf(applyStyleCodes(plainStyle, codes.join(";")))).toMatch(/^(gh-ansi-[a-z-]+( |$))*$/);
      }),
    );
  });
});

describe("a hyperlink", () => {
  it.each(["https://example.com/a", "http://example.com/", "mailto:a@example.com"])("may lead to %s", (address) =>
    expect(linkAddress(address)).toBe(address),
  );
  it.each(["javascript:alert(1)", "data:text/html,x", "file:///etc/passwd", "//example.com", "x", "", " javascript:x"])(
    "may not lead to %j",
    (address) => expect(linkAddress(address)).toBeUndefined(),
  );
  it("ends at its end mark and at the end of its line", () => {
    const open = `${escape}]8;id=1;https://example.com/${escape}\\`;
    const { runs } = parseLine(`a${open}b${escape}]8;;${escape}\\c`, plainStyle);
    expect(runs.map(({ text, href }) => [text, href])).toEqual([
      ["a", undefined],
      ["b", "https://example.com/"],
      ["c", undefined],
    ]);
  });
});

it.each(["C", "G"])("a cursor that %s moves too far to the right is at the end of a wide terminal", (way) => {
  expect(textOf(`${escape}[999999999${way}x`)).toHaveLength(501);
});

it("an escape bomb takes no longer than its length", () => {
  const bomb = `${escape}]`.repeat(100_000) + `${escape}[`.repeat(100_000);
  expect(bomb.replace(escapeSequences(), "")).toBe(bomb);
});
