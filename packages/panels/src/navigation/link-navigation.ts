import type { Navigation } from "./navigation";

/** Plain links to a portal that is hosted at `base`, such as `/app`. For pages that have no router of ours. */
export function linkNavigation(base: string): Navigation {
  return {
    href: ({ path }) => base + path,
    leave: (address) => window.location.assign(address),
    here: () => window.location.pathname + window.location.search,
  };
}
