import { createContext, useContext } from "react";

/** Tells the user that an opened part failed to load. */
export type ReportNotLoaded = (error: unknown) => void;

export const NotLoadedContext = createContext<ReportNotLoaded | undefined>(undefined);

/** For controls that load the part they open. Undefined if nothing reports failures. */
export function useNotLoaded(): ReportNotLoaded | undefined {
  return useContext(NotLoadedContext);
}
