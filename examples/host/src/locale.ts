const spoken = ["en", "it"];

/** The first of the reader's languages that the portal speaks; English when it speaks none of them. */
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
