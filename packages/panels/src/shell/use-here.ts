import { useSyncExternalStore } from "react";
import { useNavigation } from "../navigation/navigation-context";
import { neverChanges } from "../portal/never-changes";

const without = (path: string) => path.replace(/[?#].*$/, "").replace(/\/$/, "");

/** Whether the page is the one at an address, or one below it. Home is only itself. */
export function useHere(): (href: string) => boolean {
  const navigation = useNavigation();
  const here = without(useSyncExternalStore(navigation.search?.subscribe ?? neverChanges, navigation.here, () => ""));
  return (href) => here === without(href) || (!href.endsWith("/") && here.startsWith(`${href}/`));
}
