/** One area's texts: plain strings, and functions where a text takes values. */
export type Texts = Readonly<Record<string, unknown>>;

/** Texts that replace the English ones, by namespace. A locale is a whole catalog; an embedder may give parts. */
export type Catalog = Readonly<Record<string, Texts | undefined>>;
