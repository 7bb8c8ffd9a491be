import type { Country } from "@gatehouse/contract/viewer";

/** The names of countries in a language. English names, and those of codes unknown to the browser, come from the server. */
export function countryNames(locale: string): (country: Country) => string {
  if (locale.startsWith("en")) return ({ name }) => name;
  const names = new Intl.DisplayNames(locale, { type: "region", fallback: "none" });
  return ({ code, name }) => (/^[A-Z]{2}$/.test(code) && names.of(code)) || name;
}
