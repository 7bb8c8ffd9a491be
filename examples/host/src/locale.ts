const spoken = ["en", "it"];

/** The first of the reader's languages that the portal supports. Defaults to English. */
export function portalLocale(languages: readonly string[]): string {
  // POSIX spellings work too: `it_IT.UTF-8`.
  const wanted = languages.map(
    (tag) =>
      tag
        .trim()
        .toLowerCase()
        .split(/[^a-z]/)[0] ?? "",
  );
  return wanted.find((language) => spoken.includes(language)) ?? "en";
}
