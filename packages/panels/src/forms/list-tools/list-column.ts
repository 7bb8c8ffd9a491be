/** A column that can be hidden. */
export type ListColumn = Readonly<Record<"id" | "header", string>>;
