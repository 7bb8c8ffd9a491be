import type { Navigation } from "./navigation";
import { fillAddress, type Screen } from "./screens";

/**
 * The embedder's pages that show a screen, with its parameters in braces: `{ team: "/account/team?guid={teamGuid}" }`.
 */
export type OwnPages = Readonly<Partial<Record<Screen, string>>>;

const made = new Map<string, Navigation>();

/**
 * Plain links to a portal at `base`, such as `/app`, and to the embedder's own pages. For pages without our router.
 * Equal arguments return the same object, so embedders can call it inline.
 */
export function linkNavigation(base: string, ownPages: OwnPages = {}): Navigation {
  const key = JSON.stringify([base, ownPages]);
  const navigation = made.get(key) ?? createLinks(base, ownPages);
  made.set(key, navigation);
  return navigation;
}

function createLinks(base: string, ownPages: OwnPages): Navigation {
  const root = typeof base === "string" ? base.replace(/\/$/, "") : "";
  return {
    href({ screen, params, path }) {
      const own: unknown = ownPages?.[screen];
      return typeof own === "string" ? fillAddress(own, params) : root + path;
    },
    leave: (address) => window.location.assign(address),
    here: () => window.location.pathname + window.location.search,
  };
}
