import type { Navigation } from "@gatehouse/panels/navigation";

/**
 * Only links that users follow leave the page. Panels stay on it by themselves: when a license doesn't exist, they say
 * so instead of going to the list. The exception is profile confirmation, which `access="redirect"` requires.
 */
export function elementNavigation(links: Navigation): Navigation {
  return {
    ...links,
    go(target, { replace }) {
      if (!replace || target.screen === "confirmProfile") links.leave(links.href(target));
    },
  };
}
