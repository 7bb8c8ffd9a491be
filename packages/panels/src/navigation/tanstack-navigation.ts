import type { Navigation } from "./navigation";

/** The used parts of a TanStack Router instance. Its own type would tie the panels to one version. */
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

/** Navigation through the host's TanStack Router. The host owns the document, so pages set its title. */
export function tanstackNavigation(router: RouterLike, title: (page: string) => string): Navigation {
  const base = router.basepath.replace(/\/$/, "");
  const { history } = router;
  const block = history.block?.bind(history);
  // Subscribe for the host's lifetime, because a page reads this only after the change, once it is mounted.
  let lastAction: string | undefined;
  history.subscribe((change) => {
    lastAction = change?.action?.type;
  });
  return {
    href: ({ path }) => base + path,
    go({ path }, { replace }) {
      // TanStack Router merges changes of one tick, which would drop a search that was just saved.
      history.flush?.();
      if (replace) history.replace(base + path);
      else history.push(base + path);
    },
    ...(block !== undefined && {
      block: (mayLeave) =>
        block({
          // Don't block a list that saves its state on the same page.
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
        // Read the fragment from the address, because a log writes its selected lines without the router.
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
