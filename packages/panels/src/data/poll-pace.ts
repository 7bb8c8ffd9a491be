import { createContext } from "react";

/** The factor for the time between two polls. A story, which cannot wait a minute, makes it small. */
export const PollPaceContext = createContext(1);
