import type { Navigation } from "@gatehouse/panels/navigation";

/**
 * Links that lead away from the page when they are followed. What a panel would do by itself, as leave for the list when
 * a license does not exist, is for a portal; on somebody's page it stays and says what is wrong. With `access="redirect"` the
 * page has asked to be left for the profile's confirmation.
 */
export function elementNavigation(links: Navigation): Navigation {
  return {
    ...links,
    go(target, { replace }) {
      if (!replace || target.screen === "confirmProfile") links.leave(links.href(target));
    },
  };
}
