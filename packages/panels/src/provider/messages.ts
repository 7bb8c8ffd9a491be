import { useMemo } from "react";
import { usePortal } from "./portal-context";

/** One area's texts: plain strings, and functions where a text takes values. */
export type Texts = Readonly<Record<string, unknown>>;

/** Texts that replace the English ones, by namespace. A locale is a whole catalog; an embedder may give parts. */
export type Catalog = Readonly<Record<string, Texts | undefined>>;

/** The English texts of an area and the name under which a catalog replaces them. */
export interface MessageSet<T extends Texts> {
  readonly namespace: string;
  readonly english: T;
}

/** Declares an area's texts. */
export function defineMessages<const T extends Texts>(namespace: string, english: T): MessageSet<T> {
  return { namespace, english };
}

/** An area's texts in the provider's locale, with the embedder's own on top. */
export function useMessages<T extends Texts>({ namespace, english }: MessageSet<T>): T {
  const replaced = usePortal().catalog[namespace];
  return useMemo(() => (replaced === undefined ? english : { ...english, ...replaced }), [english, replaced]);
}
