import type { Navigation } from "./navigation";

/** The parts of a TanStack Router instance that are used; its own type would tie the panels to one version of it. */
export interface RouterLike {
  readonly basepath: string;
  readonly history: {
    readonly location: { readonly pathname: string; readonly search: string };
    push(path: string): void;
    replace(path: string): void;
    subscribe(onChange: (change?: { readonly action?: { readonly type: string } }) => void): () => void;
    flush?(): void;
    block?(blocker: {
      readonly blockerFn: (change: {
        readonly currentLocation: { readonly pathname: string };
        readonly nextLocation: { readonly pathname: string };
      }) => Promise<boolean>;
      readonly enableBeforeUnload: false;
    }): () => void;
  };
}

/** Navigation through the host's TanStack Router. The host owns the document, so pages name it. */
export function tanstackNavigation(router: RouterLike, title: (page: string) => string): Navigation {
  const base = router.basepath.replace(/\/$/, "");
  const { history } = router;
  const block = history.block?.bind(history);
  // Kept for the host's lifetime: a page reads it once it is mounted, after the change.
  let lastAction: string | undefined;
  history.subscribe((change) => {
    lastAction = change?.action?.type;
  });
  return {
    href: ({ path }) => base + path,
    go({ path }, { replace }) {
      // TanStack Router merges the changes of one tick, and a search saved just now would be lost.
      history.flush?.();
      if (replace) history.replace(base + path);
      else history.push(base + path);
    },
    ...(block !== undefined && {
      block: (mayLeave) =>
        block({
          // A list that saves its search stays on its page.
          blockerFn: async ({ currentLocation, nextLocation }) =>
            currentLocation.pathname !== nextLocation.pathname && !(await mayLeave()),
          enableBeforeUnload: false,
        }),
    }),
    leave: (address) => window.location.assign(address),
    cameBack: () => lastAction !== undefined && ["BACK", "FORWARD", "GO"].includes(lastAction),
    here: () => history.location.pathname + history.location.search,
    search: {
      read: () => history.location.search,
      write(search) {
        history.flush?.();
        // The router may not know the fragment: a log writes its chosen lines past it.
        const hash = globalThis.location?.hash ?? "";
        history.replace(history.location.pathname + search + hash);
      },
      subscribe: (onChange) => history.subscribe(() => onChange()),
    },
    setTitle: (page) => {
      document.title = title(page);
    },
  };
}
