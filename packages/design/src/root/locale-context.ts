import { createContext } from "react";

/** The root's locale. Outside a `GatehouseRoot` it is undefined, which `Intl` takes for the browser's. */
export const LocaleContext = createContext<string | undefined>(undefined);
