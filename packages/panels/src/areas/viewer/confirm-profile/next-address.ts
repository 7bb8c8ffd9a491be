import { safeNextBelow } from "@gatehouse/contract";
import type { Navigation } from "../../../navigation/navigation";
import { screenTarget } from "../../../navigation/screens";

/** Where `next`, a path below the portal's base path, leads to; to the dashboard, where it leads nowhere of ours. */
export function nextAddress(navigation: Pick<Navigation, "href">, next: string | undefined): string {
  const home = navigation.href(screenTarget("dashboard"));
  // Where the dashboard is on another site there is no base path here.
  if (!/^\/(?!\/)/.test(home)) return home;
  const address = safeNextBelow(next, home.replace(/\/$/, ""));
  return address === "/" ? home : address;
}
