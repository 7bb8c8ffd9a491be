import { createContext, useContext } from "react";

/** Whether the panel around is on screen; polls stop while it is not. */
export const PanelVisibilityContext = createContext(true);

export function usePanelVisible(): boolean {
  return useContext(PanelVisibilityContext);
}
