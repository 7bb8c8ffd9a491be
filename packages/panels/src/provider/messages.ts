import { useMemo } from "react";
import type { Texts } from "./catalog";
import { usePortal } from "./portal-context";

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
