import { createContext } from "react";

/** The place in an open overlay for a dialog that opens inside it. */
export const OverlayParentContext = createContext<() => Element | null>(() => null);
