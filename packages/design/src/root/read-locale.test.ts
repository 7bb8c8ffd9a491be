import { describe, expect, it } from "vitest";
import { readLocale } from "./read-locale";

describe("a locale", () => {
  it.each([
    ["en", "en"],
    ["it-CH", "it-CH"],
    ["de-DE-u-co-phonebk", "de-DE-u-co-phonebk"],
    [" it ", "it"],
    ["en_US", "en-US"],
    ["en_US.UTF-8", "en-US"],
    ["it_IT.UTF-8", "it-IT"],
    ["it_IT@euro", "it-IT"],
    ["EN-us", "en-US"],
    ["pt_br", "pt-BR"],
    ["zh_Hant_TW", "zh-Hant-TW"],
    ["IT", "it"],
    ["ast", "ast"],
    ["it-IT,it;q=0.9,en;q=0.8", "it-IT"],
    [new Intl.Locale("it-IT"), "it-IT"],
  ])("%s becomes %s", (given, locale) => expect(readLocale(given)).toBe(locale));

  it.each([
    ["it_IT_", "it"],
    ["it--IT", "it"],
    ["it_Italy_Milano!", "it"],
  ])("%s falls back to its language, %s", (given, locale) => expect(readLocale(given)).toBe(locale));

  it.each([
    "C",
    "POSIX",
    "C.UTF-8",
    "",
    " ",
    "x",
    "x-own",
    "german",
    "xx",
    "xx-nonsense-foo-bar",
    "zxx-US",
    "und",
    "*",
    "-",
    "_",
    "🇮🇹",
    "en".repeat(50),
    null,
    undefined,
    42,
    Number.NaN,
    true,
    {},
    [],
    Symbol("it"),
    () => "it",
    Object.create(null),
  ])("%o becomes English", (given) => expect(readLocale(given)).toBe("en"));

  it.each(["en_US", "it--IT", "german", "x"])("%s becomes a tag that Intl accepts", (given) =>
    expect(() => new Intl.NumberFormat(readLocale(given))).not.toThrow(),
  );
});
