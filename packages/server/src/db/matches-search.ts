import { type Column, ilike, or, type Placeholder, type SQL } from "drizzle-orm";

/** The pattern of texts that contain what is searched for; undefined if nothing is. */
export function searchPattern(search: string | undefined): string | undefined {
  const text = search?.trim() ?? "";
  return text === "" ? undefined : `%${text.replace(/[\\%_]/g, "\\$&")}%`;
}

/** Whether one of the columns matches a pattern, in any case. */
export function matchesPattern(pattern: string | Placeholder, ...columns: readonly Column[]): SQL | undefined {
  return or(...columns.map((column) => ilike(column, pattern)));
}

/** Whether one of the columns contains a text, in any case. Without a text, everything matches. */
export function matchesSearch(search: string | undefined, ...columns: readonly Column[]): SQL | undefined {
  const pattern = searchPattern(search);
  return pattern === undefined ? undefined : matchesPattern(pattern, ...columns);
}
