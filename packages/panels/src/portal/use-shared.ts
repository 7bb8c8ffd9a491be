import { useCallback, useSyncExternalStore } from "react";
import { usePortal } from "./portal-context";
import type { SharedValue } from "./shared-state";

/** A shared value, or the result of `select` on it. The component renders again only when the result changes. */
export function useShared<Value>(shared: SharedValue<Value>): Value;
export function useShared<Value, Selected>(shared: SharedValue<Value>, select: (value: Value) => Selected): Selected;
export function useShared<Value>(shared: SharedValue<Value>, select?: (value: Value) => unknown): unknown {
  const { store } = usePortal();
  const subscribe = useCallback((onChange: () => void) => store.subscribe(shared, onChange), [store, shared]);
  const read = () => (select === undefined ? store.get(shared) : select(store.get(shared)));
  return useSyncExternalStore(subscribe, read, read);
}
