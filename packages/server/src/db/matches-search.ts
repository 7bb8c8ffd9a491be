import { type Column, ilike, or, type Placeholder, type SQL } from "drizzle-orm";

/**
 * The `ilike` patterns for texts that contain the search text, in both forms of Unicode, because commits and old tags
 * keep the form in which they were written. `other` is null if the forms are the same. Undefined without a search text.
 */
export function searchPatterns(search: string | undefined): { pattern: string; other: string | null } | undefined {
  const text = search?.trim() ?? "";
  if (text === "") return undefined;
  const [pattern, other] = [text.normalize("NFC"), text.normalize("NFD")].map(
    (form) => `%${form.replace(/[\\%_]/g, "\\$&")}%`,
  ) as [string, string];
  return { pattern, other: other === pattern ? null : other };
}

/** Matches rows in which a column matches one of the patterns, ignoring case. */
export function matchesPatterns(
  patterns: readonly (string | Placeholder)[],
  ...columns: readonly Column[]
): SQL | undefined {
  return or(...columns.flatMap((column) => patterns.map((pattern) => ilike(column, pattern))));
}

/** Matches rows in which a column contains a text, ignoring case. Without a text, every row matches. */
export function matchesSearch(search: string | undefined, ...columns: readonly Column[]): SQL | undefined {
  const found = searchPatterns(search);
  if (found === undefined) return undefined;
  return matchesPatterns(found.other === null ? [found.pattern] : [found.pattern, found.other], ...columns);
}
