import type { Country } from "@gatehouse/contract/viewer";

/** Returns a function for the names of countries. English and unknown countries keep the server's names. */
export function countryNames(locale: string): (country: Country) => string {
  if (locale.startsWith("en")) return ({ name }) => name;
  const names = new Intl.DisplayNames(locale, { type: "region", fallback: "none" });
  return ({ code, name }) => (/^[A-Z]{2}$/.test(code) && names.of(code)) || name;
}
