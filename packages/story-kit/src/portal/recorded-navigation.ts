import {
  type HashAdapter,
  linkNavigation,
  type Navigation,
  type ScreenTarget,
  type SearchAdapter,
} from "@gatehouse/panels/navigation";

/** One navigation by a panel. */
export type Visit = { readonly target: ScreenTarget; readonly replace: boolean } | { readonly address: string };

export interface RecordedNavigation extends Navigation {
  readonly search: SearchAdapter;
  readonly hash: HashAdapter;
  /** The addresses that panels navigated to, in order. */
  readonly visits: Visit[];
  readonly titles: string[];
}

/** A host's navigation that only records. Its query string and its fragment start empty. */
export function recordedNavigation(): RecordedNavigation {
  const visits: Visit[] = [];
  const titles: string[] = [];
  const search = writtenPart();
  return {
    visits,
    titles,
    href: linkNavigation("/app").href,
    here: () => `/app/licenses${search.read()}`,
    go: (target, { replace }) => void visits.push({ target, replace }),
    leave: (address) => void visits.push({ address }),
    setTitle: (title) => void titles.push(title),
    search,
    hash: writtenPart(),
  };
}

/** The query string or the fragment of a URL, in memory. */
function writtenPart(): SearchAdapter & HashAdapter {
  const listeners = new Set<() => void>();
  let written = "";
  return {
    read: () => written,
    write: (next) => {
      written = next;
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
