import { createContext, useContext } from "react";
import { type DesignMessages, englishDesignMessages } from "./design-messages";

export const MessagesContext = createContext<DesignMessages>(englishDesignMessages);

/** The design package's texts in the root's language. English outside a `GatehouseRoot`. */
export function useDesignMessages(): DesignMessages {
  return useContext(MessagesContext);
}
