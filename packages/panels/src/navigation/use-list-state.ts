import { useCallback, useContext, useEffect, useMemo, useRef, useState, useSyncExternalStore } from "react";
import { neverChanges } from "../portal/never-changes";
import { createListMemory, ListMemoryContext } from "./list-memory";
import { type ListState, readListState, writeListState } from "./list-state";
import type { Navigation } from "./navigation";
import { useNavigation } from "./navigation-context";

/**
 * The state that a list remembers: page, search, sort, filters, tab. It is in the page's query string where the
 * navigation has one, so that Back and reload restore it. Otherwise it is in memory. Only values that differ from the
 * defaults are written.
 *
 * @param prefix keeps several lists of one page apart.
 * @param defaults must be the same object at every render.
 */
export function useListState<T extends ListState>(
  prefix: string,
  defaults: T,
): readonly [T, (change: Partial<T>) => void] {
  const navigation = useNavigation();
  const ofPanel = useContext(ListMemoryContext);
  const [own] = useState(createListMemory);
  const search = navigation.search ?? ofPanel ?? own;
  const text = useSyncExternalStore(search.subscribe, search.read, () => "");
  const isElsewhere = useIsElsewhere(navigation);
  const state = useMemo(() => readListState(text, prefix, defaults), [text, prefix, defaults]);
  const change = useCallback(
    (changed: Partial<T>) => {
      if (!isElsewhere()) search.write(writeListState(search.read(), prefix, defaults, changed));
    },
    [isElsewhere, search, prefix, defaults],
  );
  return [state, change];
}

/**
 * A list can write late, for example when it unmounts with a search text that was just typed. It must not write to the
 * address of another page.
 * @returns a check bound to the page of this render.
 */
function useIsElsewhere(navigation: Navigation): () => boolean {
  const pageNow = useCallback(
    () => (navigation.search === undefined ? "" : navigation.here().replace(/[?#].*/, "")),
    [navigation],
  );
  const page = useSyncExternalStore(navigation.search?.subscribe ?? neverChanges, pageNow, () => "");
  const shown = useRef<string>(undefined);
  useEffect(() => {
    shown.current = page;
    return () => {
      shown.current = undefined;
    };
  }, [page]);
  // The host may change the path while the list stays mounted without a new render. Then the list belongs to the new
  // path.
  return useCallback(() => shown.current !== page && pageNow() !== page, [page, pageNow]);
}
