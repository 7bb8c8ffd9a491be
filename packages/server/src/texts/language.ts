import { parseAccept } from "hono/utils/accept";

/** The languages of the server's pages, error messages and email. */
const languages = ["en", "it"] as const;
export type Language = (typeof languages)[number];

/** One of {@link languages} for a tag such as `it-CH`. Undefined for any other language. */
export function languageOf(tag: string | null | undefined): Language | undefined {
  const primary = tag?.split("-")[0]?.toLowerCase();
  return languages.find((language) => language === primary);
}

// No browser sends a longer header.
const longestHeader = 1_000;

/** The supported language that an `Accept-Language` header prefers. English without a header, or for an invalid one. */
export function readLanguage(header: string | null): Language {
  if (header === null || header.length > longestHeader) return "en";
  const wanted = parseAccept(header).filter(({ q }) => q > 0);
  for (const { type } of wanted) {
    const language = languageOf(type.trim());
    if (language !== undefined) return language;
  }
  return "en";
}
