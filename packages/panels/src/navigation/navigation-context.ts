import { createContext, useContext } from "react";
import type { Navigation } from "./navigation";

export const NavigationContext = createContext<Navigation | null>(null);

/** How panels move about on the page. @throws when there is no `PortalProvider` above. */
export function useNavigation(): Navigation {
  const navigation = useContext(NavigationContext);
  if (navigation === null)
    throw new Error("useNavigation: no <PortalProvider> above. Wrap the panels of this page in one PortalProvider.");
  return navigation;
}
