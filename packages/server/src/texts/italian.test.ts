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

/** Every text by its place, with the same values in all of them. */
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
