import type { HashAdapter } from "./navigation";

const listeners = new Set<() => void>();

/**
 * The fragment of the page's own address. Writing replaces the current entry of the history and keeps its state. Routers aren't
 * told, since many scroll to the top when a fragment goes away.
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
