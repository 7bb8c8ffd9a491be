import { parseAccept } from "hono/utils/accept";

/** The languages of the server's pages, refusals and email. */
const languages = ["en", "it"] as const;
export type Language = (typeof languages)[number];

/** One of {@link languages} for the language of a tag such as `it-CH`. */
export function languageOf(tag: string | null | undefined): Language | undefined {
  const primary = tag?.split("-")[0]?.toLowerCase();
  return languages.find((language) => language === primary);
}

// Longer ones are no browser's.
const longestHeader = 1_000;

/** The language that an `Accept-Language` header prefers of those there are; English for one without, or that cannot be read. */
export function readLanguage(header: string | null): Language {
  if (header === null || header.length > longestHeader) return "en";
  const wanted = parseAccept(header).filter(({ q }) => q > 0);
  for (const { type } of wanted) {
    const language = languageOf(type.trim());
    if (language !== undefined) return language;
  }
  return "en";
}
