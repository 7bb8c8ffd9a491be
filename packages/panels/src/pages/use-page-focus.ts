import { type RefObject, useEffect, useLayoutEffect } from "react";
import type { Navigation } from "../navigation/navigation";
import { useNavigation } from "../navigation/navigation-context";

/** For each page address, the link with which the user left the page. */
const leftBy = new WeakMap<Navigation, Map<string, string>>();
const mostPages = 100;

/**
 * Focuses the page's heading, so that screen readers announce it. After the browser's Back, focuses the link that the
 * user had followed, if it is on the page from the start.
 */
export function usePageFocus(heading: RefObject<HTMLElement | null>): void {
  const navigation = useNavigation();
  // A layout effect cleans up before the page's elements are removed and lose focus.
  useLayoutEffect(() => {
    const address = pathOf(navigation);
    return () => remember(navigation, address, document.activeElement?.closest("a[href]")?.getAttribute("href"));
  }, [navigation]);
  useEffect(() => {
    const link = navigation.cameBack?.() === true ? leftBy.get(navigation)?.get(pathOf(navigation)) : undefined;
    const found = [...document.querySelectorAll<HTMLElement>("main a[href]")].find(
      (anchor) => anchor.getAttribute("href") === link,
    );
    (found ?? heading.current)?.focus({ preventScroll: true });
  }, [navigation, heading]);
}

// Ignore the query, because lists write their state into it.
const pathOf = (navigation: Navigation) => navigation.here().replace(/\?.*/, "");

function remember(navigation: Navigation, address: string, href: string | null | undefined): void {
  const pages = leftBy.get(navigation) ?? new Map<string, string>();
  leftBy.set(navigation, pages);
  pages.delete(address);
  if (href != null) pages.set(address, href);
  const [oldest] = pages.keys();
  if (pages.size > mostPages && oldest !== undefined) pages.delete(oldest);
}
