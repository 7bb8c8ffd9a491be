import { createContext, useContext } from "react";

/** Tells the user that what they opened could not be loaded. Undefined where nobody can. */
export type ReportNotLoaded = (error: unknown) => void;

export const NotLoadedContext = createContext<ReportNotLoaded | undefined>(undefined);

/** For controls that load what they open. */
export function useNotLoaded(): ReportNotLoaded | undefined {
  return useContext(NotLoadedContext);
}
