import { describe, expect, it } from "vitest";
import { mailTexts } from "./mail.messages";
import { italianMailTexts } from "./mail.messages.it";
import { pages } from "./pages.messages";
import { italianPages } from "./pages.messages.it";
import { refusals } from "./refusals.messages";
import { italianRefusals } from "./refusals.messages.it";
import { staff } from "./staff.messages";
import { italianStaff } from "./staff.messages.it";

const sets = [
  ["refusals", refusals, italianRefusals],
  ["pages", pages, italianPages],
  ["the back office", staff, italianStaff],
  ["email", mailTexts, italianMailTexts],
] as const;

/** The texts that contain a product's name, with a name that begins with a vowel. */
function withProduct(texts: object): readonly string[] {
  return Object.values(texts).flatMap((text: unknown) => {
    if (typeof text === "object" && text !== null) return withProduct(text);
    if (typeof text !== "function" || !/^\(?product\)?\s*=>/.test(String(text))) return [];
    return [(text as (product: string) => string)("OracleHDL")];
  });
}

/** Every text with its key path. Functions all get the same values. */
function textsOf(texts: object, place = ""): readonly (readonly [string, string])[] {
  return Object.entries(texts).flatMap(([name, text]: [string, unknown]) => {
    const at = `${place}.${name}`;
    if (typeof text === "string") return [[at, text] as const];
    if (typeof text === "function") return [[at, (text as (...values: unknown[]) => string)(2, 3, 4, 5)] as const];
    return textsOf(text as object, at);
  });
}

describe.each(sets)("%s in Italian", (_, english, italian) => {
  it("say everything, and nothing twice in English", () => {
    const translated = new Map(textsOf(italian));
    const texts = textsOf(english);
    expect([...translated.keys()].sort()).toEqual(texts.map(([at]) => at).sort());
    expect(texts.filter(([at, text]) => text.split(" ").length > 2 && translated.get(at) === text)).toEqual([]);
    expect([...translated.values()].filter((text) => text.trim() === "")).toEqual([]);
  });

  it("use every value that the English uses", () => {
    const valuesIn = (text: string) => (text.match(/\d+/g) ?? []).sort();
    const translated = new Map(textsOf(italian));
    for (const [at, text] of textsOf(english))
      expect([at, valuesIn(translated.get(at) ?? "")]).toEqual([at, valuesIn(text)]);
  });
});

it("no article before a product's name depends on its first letter", () => {
  const english = sets.flatMap(([, texts]) => withProduct(texts));
  const italian = sets.flatMap(([, , texts]) => withProduct(texts));
  expect([english.length, italian.length]).toEqual([2, 2]);
  for (const text of [...english, ...italian]) expect(text).toContain("OracleHDL");
  expect(english.filter((text) => /\b(?:a|an) OracleHDL/i.test(text))).toEqual([]);
  expect(
    italian.filter((text) => /\b(?:il|lo|la|un|uno|una|[dn]el|al|dal|sul) OracleHDL|['’]OracleHDL/i.test(text)),
  ).toEqual([]);
});
