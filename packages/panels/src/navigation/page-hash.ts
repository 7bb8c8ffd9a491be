import type { HashAdapter } from "./navigation";

const listeners = new Set<() => void>();

/**
 * The fragment of the page's address. Writing replaces the current history entry and keeps its state. It bypasses
 * routers, because many scroll to the top when a fragment disappears.
 */
export const pageHash: HashAdapter = {
  read: () => window.location.hash,
  write(hash) {
    const { pathname, search } = window.location;
    History.prototype.replaceState.call(window.history, window.history.state, "", pathname + search + hash);
    for (const listener of listeners) listener();
  },
  subscribe(onChange) {
    listeners.add(onChange);
    window.addEventListener("popstate", onChange);
    window.addEventListener("hashchange", onChange);
    return () => {
      listeners.delete(onChange);
      window.removeEventListener("popstate", onChange);
      window.removeEventListener("hashchange", onChange);
    };
  },
};
