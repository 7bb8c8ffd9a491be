import { type Atom, createStore } from "jotai";
import { useCallback, useSyncExternalStore } from "react";
import { usePortal } from "./portal-context";
import type { SharedValue } from "./shared-state";

const sharedAtoms: SharedValue<ReturnType<typeof createStore>> = { initial: createStore };

/**
 * The portal's own jotai store. It loads with the tours and the command palette, because the first load does without
 * jotai.
 */
export function useAtomStore(): ReturnType<typeof createStore> {
  return usePortal().store.get(sharedAtoms);
}

/** An atom's value in the portal's store. Avoids jotai's hooks, whose code for providers and promises isn't needed. */
export function usePortalAtom<Value>(atom: Atom<Value>): Value {
  const store = useAtomStore();
  const subscribe = useCallback((onChange: () => void) => store.sub(atom, onChange), [store, atom]);
  const read = () => store.get(atom);
  return useSyncExternalStore(subscribe, read, read);
}
