import type { Navigation } from "@gatehouse/panels/navigation";

/**
 * Links leave the page when users follow them. Panels do not leave by themselves, for example for the list when a license does
 * not exist: they show what is wrong. The exception is the profile confirmation, which `access="redirect"` requires.
 */
export function elementNavigation(links: Navigation): Navigation {
  return {
    ...links,
    go(target, { replace }) {
      if (!replace || target.screen === "confirmProfile") links.leave(links.href(target));
    },
  };
}
