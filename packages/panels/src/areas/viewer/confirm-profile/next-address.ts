import { safeNextBelow } from "@gatehouse/contract";
import type { Navigation } from "../../../navigation/navigation";
import { screenTarget } from "../../../navigation/screens";

/** The address for `next`, a path below the portal's base path, or the dashboard's if `next` is outside the portal. */
export function nextAddress(navigation: Pick<Navigation, "href">, next: string | undefined): string {
  const home = navigation.href(screenTarget("dashboard"));
  // There is no base path if the dashboard is on another site.
  if (!/^\/(?!\/)/.test(home)) return home;
  const address = safeNextBelow(next, home.replace(/\/$/, ""));
  return address === "/" ? home : address;
}
