import type { Country } from "@gatehouse/contract/viewer";

/** What countries are called in a language. In English, and where a code means nothing to the browser, as the server calls them. */
export function countryNames(locale: string): (country: Country) => string {
  if (locale.startsWith("en")) return ({ name }) => name;
  const names = new Intl.DisplayNames(locale, { type: "region", fallback: "none" });
  return ({ code, name }) => (/^[A-Z]{2}$/.test(code) && names.of(code)) || name;
}
