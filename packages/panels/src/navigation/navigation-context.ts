import { createContext, useContext } from "react";
import type { Navigation } from "./navigation";

export const NavigationContext = createContext<Navigation | null>(null);

/** How panels move about on the page. @throws when there is no `PortalProvider` above. */
export function useNavigation(): Navigation {
  const navigation = useContext(NavigationContext);
  if (navigation === null) throw new Error("useNavigation: there is no <PortalProvider> above this component.");
  return navigation;
}
