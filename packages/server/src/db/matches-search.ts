import { type Column, ilike, or, type Placeholder, type SQL } from "drizzle-orm";

/** The `ilike` pattern for texts that contain the search text. Undefined without one. */
export function searchPattern(search: string | undefined): string | undefined {
  const text = search?.trim() ?? "";
  return text === "" ? undefined : `%${text.replace(/[\\%_]/g, "\\$&")}%`;
}

/** Matches rows in which a column matches a pattern, ignoring case. */
export function matchesPattern(pattern: string | Placeholder, ...columns: readonly Column[]): SQL | undefined {
  return or(...columns.map((column) => ilike(column, pattern)));
}

/** Matches rows in which a column contains a text, ignoring case. Without a text, every row matches. */
export function matchesSearch(search: string | undefined, ...columns: readonly Column[]): SQL | undefined {
  const pattern = searchPattern(search);
  return pattern === undefined ? undefined : matchesPattern(pattern, ...columns);
}
