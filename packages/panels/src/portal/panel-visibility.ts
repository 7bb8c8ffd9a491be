import { createContext, type RefObject, useContext } from "react";

/** Whether the surrounding panel is on screen. Polls stop while it is not. */
export const PanelVisibilityContext = createContext(true);

/** The element of the surrounding panel. */
export const PanelSlotContext = createContext<RefObject<Element | null>>({ current: null });

export function usePanelVisible(): boolean {
  return useContext(PanelVisibilityContext);
}
