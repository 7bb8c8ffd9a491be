import { useSyncExternalStore } from "react";
import { useNavigation } from "../navigation/navigation-context";
import { neverChanges } from "../portal/never-changes";

const without = (path: string) => path.replace(/[?#].*$/, "").replace(/\/$/, "");

/** Returns a check whether the page is at an address or below it. Home matches only itself. */
export function useHere(): (href: string) => boolean {
  const navigation = useNavigation();
  const here = without(useSyncExternalStore(navigation.search?.subscribe ?? neverChanges, navigation.here, () => ""));
  return (href) => here === without(href) || (!href.endsWith("/") && here.startsWith(`${href}/`));
}
