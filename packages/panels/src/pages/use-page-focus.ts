import { type RefObject, useEffect, useLayoutEffect } from "react";
import type { Navigation } from "../navigation/navigation";
import { useNavigation } from "../navigation/navigation-context";

/** The links by which pages were left, by the pages' addresses. */
const leftBy = new WeakMap<Navigation, Map<string, string>>();
const mostPages = 100;

/**
 * The initial focus of a page: its heading, so that screen readers announce it. A user who returns with the browser's
 * Back finds it on the link they had followed, if the page shows it at once.
 */
export function usePageFocus(heading: RefObject<HTMLElement | null>): void {
  const navigation = useNavigation();
  // Before the page's elements are removed, and the focus with them.
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

// Lists write their state into the query while one is on the page.
const pathOf = (navigation: Navigation) => navigation.here().replace(/\?.*/, "");

function remember(navigation: Navigation, address: string, href: string | null | undefined): void {
  const pages = leftBy.get(navigation) ?? new Map<string, string>();
  leftBy.set(navigation, pages);
  pages.delete(address);
  if (href != null) pages.set(address, href);
  const [oldest] = pages.keys();
  if (pages.size > mostPages && oldest !== undefined) pages.delete(oldest);
}
