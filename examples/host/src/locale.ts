const spoken = ["en", "it"];

/** The first of the reader's languages that the portal speaks; English when it speaks none of them. */
export function portalLocale(languages: readonly string[]): string {
  const wanted = languages.map((tag) => tag.split("-")[0] ?? tag);
  return wanted.find((language) => spoken.includes(language)) ?? "en";
}
