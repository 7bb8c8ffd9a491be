/** A value of a query without NUL, which no text of the database has, and on which PostgreSQL fails. */
export const withoutNul = (text: string): string => text.replaceAll("\0", "");
