/** The shape of a translation: every text, with functions of the same parameters. */
export type Translated<T> = T extends string
  ? string
  : T extends (...values: infer Values) => string
    ? (...values: Values) => string
    : { readonly [K in keyof T]: Translated<T[K]> };
