import { useCallback, useMemo, useState, useSyncExternalStore } from "react";
import { neverChanges } from "../provider/never-changes";
import { usePortal } from "../provider/portal-context";
import { type ListState, readListState, writeListState } from "./list-state";

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
  const text = useSyncExternalStore(search?.subscribe ?? neverChanges, search?.read ?? (() => kept), () => "");
  const state = useMemo(() => readListState(text, prefix, defaults), [text, prefix, defaults]);
  const change = useCallback(
    (changed: Partial<T>) => {
      if (search === undefined) setKept((before) => writeListState(before, prefix, defaults, changed));
      else search.write(writeListState(search.read(), prefix, defaults, changed));
    },
    [search, prefix, defaults],
  );
  return [state, change];
}
