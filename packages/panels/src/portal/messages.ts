import { useMemo } from "react";
import type { Texts } from "./catalog";
import { usePortal } from "./portal-context";
import { fitTexts } from "./setup/fit-texts";

/**
 * An area's English texts, and the name under which a catalog replaces them. Sets that load separately can share a
 * name.
 */
export interface MessageSet<T extends Texts> {
  readonly namespace: string;
  readonly english: T;
}

/** The translation of a set: every text, with functions of the same parameters. */
export type Translation<S> = S extends MessageSet<infer T> ? Translated<T> : never;

type Translated<T> = T extends string
  ? string
  : T extends (...values: infer Values) => infer Text
    ? (...values: Values) => Translated<Text>
    : { readonly [K in keyof T]: Translated<T[K]> };

/** Declares an area's texts. */
export function defineMessages<const T extends Texts>(namespace: string, english: T): MessageSet<T> {
  return { namespace, english };
}

/** An area's texts in the provider's locale, overridden by the embedder's texts. */
export function useMessages<T extends Texts>({ namespace, english }: MessageSet<T>): T {
  const { catalog, host } = usePortal();
  const replaced = catalog[namespace];
  return useMemo(() => {
    if (replaced === undefined) return english;
    const kept = fitted.get(english);
    if (kept?.replaced === replaced) return kept.texts as T;
    const texts = fitTexts(english, replaced, `messages.${namespace}`, host.logOnce);
    fitted.set(english, { replaced, texts });
    return texts;
  }, [english, namespace, replaced, host]);
}

// Caches the merged texts, because every row of a table can use the same set.
const fitted = new WeakMap<Texts, { readonly replaced: Texts; readonly texts: Texts }>();
