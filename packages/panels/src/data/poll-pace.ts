import { createContext } from "react";

/** The factor for the time between polls. Stories make it small, because they cannot wait a minute. */
export const PollPaceContext = createContext(1);
