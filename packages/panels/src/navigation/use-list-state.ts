import { useCallback, useMemo, useState, useSyncExternalStore } from "react";
import { usePortal } from "../provider/portal-context";

/** A list's state by name; values are kept as text, the way an address keeps them. */
export type ListState = Readonly<Record<string, string>>;

/**
 * What a list remembers: page, search, sort, filters, tab. Kept in the page's query string where the navigation offers
 * one, so that Back and reload find it again; in memory otherwise. Only what differs from the defaults is written.
 *
 * @param prefix keeps several lists of one page apart.
 * @param defaults must be the same object at every render.
 */
export function useListState<T extends ListState>(prefix: string, defaults: T): readonly [T, (change: Partial<T>) => void] {
  const { search } = usePortal().navigation;
  const [kept, setKept] = useState("");
  const text = useSyncExternalStore(search?.subscribe ?? subscribeToNothing, search?.read ?? (() => kept), () => "");
  const state = useMemo(() => readState(text, prefix, defaults), [text, prefix, defaults]);
  const change = useCallback(
    (changed: Partial<T>) => {
      if (search === undefined) setKept((before) => writeState(before, prefix, defaults, changed));
      else search.write(writeState(search.read(), prefix, defaults, changed));
    },
    [search, prefix, defaults],
  );
  return [state, change];
}

const subscribeToNothing = () => () => undefined;

function readState<T extends ListState>(text: string, prefix: string, defaults: T): T {
  const params = new URLSearchParams(text);
  return Object.fromEntries(Object.entries(defaults).map(([name, value]) => [name, params.get(`${prefix}.${name}`) ?? value])) as T;
}

function writeState<T extends ListState>(text: string, prefix: string, defaults: T, changed: Partial<T>): string {
  const params = new URLSearchParams(text);
  for (const [name, value] of Object.entries(changed)) {
    if (value === undefined || value === defaults[name]) params.delete(`${prefix}.${name}`);
    else params.set(`${prefix}.${name}`, value);
  }
  const written = params.toString();
  return written === "" ? "" : `?${written}`;
}
