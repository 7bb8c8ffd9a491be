/** One area's texts: strings, and functions for texts with parameters. */
export type Texts = Readonly<Record<string, unknown>>;

/**
 * Texts that replace the English ones, by namespace. A locale is a complete catalog. Embedders can pass a part of one.
 */
export type Catalog = Readonly<Record<string, Texts | undefined>>;
