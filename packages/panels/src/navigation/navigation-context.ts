import { createContext, useContext } from "react";
import type { Navigation } from "./navigation";

export const NavigationContext = createContext<Navigation | null>(null);

/**
 * The navigation adapter of the page.
 * @throws if there is no `PortalProvider` above.
 */
export function useNavigation(): Navigation {
  const navigation = useContext(NavigationContext);
  if (navigation === null) throw new Error("useNavigation: there is no <PortalProvider> above this component.");
  return navigation;
}
