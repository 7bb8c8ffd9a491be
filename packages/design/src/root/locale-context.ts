import { createContext } from "react";

/** The root's locale. Undefined outside a `GatehouseRoot`, where `Intl` then uses the browser's locale. */
export const LocaleContext = createContext<string | undefined>(undefined);
