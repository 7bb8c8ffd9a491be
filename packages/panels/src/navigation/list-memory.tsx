import { createContext, type ReactNode, useState } from "react";
import type { SearchAdapter } from "./navigation";

/** Holds the state of a panel's lists when the navigation adapter has no `search`. */
export const ListMemoryContext = createContext<SearchAdapter | null>(null);

/** Keeps the state of a panel's lists until the panel unmounts, even while another tab hides a list. */
export function ListMemory({ children }: { readonly children: ReactNode }): ReactNode {
  const [memory] = useState(createListMemory);
  return <ListMemoryContext.Provider value={memory}>{children}</ListMemoryContext.Provider>;
}

/** A query string in memory. */
export function createListMemory(): SearchAdapter {
  const listeners = new Set<() => void>();
  let kept = "";
  return {
    read: () => kept,
    write: (search) => {
      kept = search;
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
