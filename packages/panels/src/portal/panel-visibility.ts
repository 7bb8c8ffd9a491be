import { createContext, type RefObject, useContext } from "react";

/** Whether the panel around is on screen; polls stop while it is not. */
export const PanelVisibilityContext = createContext(true);

/** The element of the panel around. */
export const PanelSlotContext = createContext<RefObject<Element | null>>({ current: null });

export function usePanelVisible(): boolean {
  return useContext(PanelVisibilityContext);
}
