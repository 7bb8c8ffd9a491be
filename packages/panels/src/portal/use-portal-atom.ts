import type { Atom } from "jotai";
import { useCallback, useSyncExternalStore } from "react";
import { usePortal } from "./portal-context";

/** An atom's value in the portal's own store, without the parts of jotai's hooks that only providers and promises need. */
export function usePortalAtom<Value>(atom: Atom<Value>): Value {
  const { store } = usePortal();
  const subscribe = useCallback((onChange: () => void) => store.sub(atom, onChange), [store, atom]);
  const read = () => store.get(atom);
  return useSyncExternalStore(subscribe, read, read);
}
