import { describe, expect, it } from "vitest";
import { italian } from "./it";

const modules = import.meta.glob<Readonly<Record<string, unknown>>>("../**/*.messages.ts", { eager: true });

// The name starts with a vowel, so a hard-coded "a" before it is wrong.
const product = "OracleHDL";

/**
 * Every text that takes a product, at any depth, called with the product above. Other values are chosen by parameter
 * name.
 */
function withProduct(texts: unknown, place: string): readonly (readonly [place: string, text: string])[] {
  if (typeof texts === "object" && texts !== null)
    return Object.entries(texts).flatMap(([name, text]) => withProduct(text, `${place}.${name}`));
  if (typeof texts !== "function") return [];
  const [, written = ""] = /^\(?([^)=]*)\)?\s*=>/.exec(String(texts)) ?? [];
  const names = written.split(",").map((name) => name.trim());
  if (!names.includes("product")) return [];
  const values = names.map((name) => (name === "product" ? product : /^(count|days)$/.test(name) ? 2 : "PRO"));
  return [[place, String((texts as (...values: unknown[]) => unknown)(...values))]];
}

const english = Object.entries(modules).flatMap(([path, module]) => withProduct(module, path));
const translated = withProduct(italian, "it");

describe("a product's name in a text", () => {
  it("is in as many Italian texts as English ones, and in each of them", () => {
    expect(english.length).toBeGreaterThan(25);
    expect(translated.length).toBe(english.length);
    for (const [place, text] of [...english, ...translated]) expect(text, place).toContain(product);
  });

  it.each([
    ["English", english, /\b(?:a|an) OracleHDL/i],
    [
      "Italian",
      translated,
      /\b(?:il|lo|la|un|uno|una|[dn]el|[ds]al|al|sul|[a-z]*ll[ao]|(?:l|un|[a-z]*ll)['’]) ?OracleHDL/i,
    ],
  ] as const)("has no article before it that depends on its first letter: %s", (_, texts, article) => {
    expect(article.test("a OracleHDL") || article.test("un OracleHDL")).toBe(true);
    expect(texts.filter(([, text]) => article.test(text))).toEqual([]);
  });
});
