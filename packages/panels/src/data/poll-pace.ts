import { createContext } from "react";

/** What the time between two polls is multiplied by. A story, which cannot wait a minute, makes it small. */
export const PollPaceContext = createContext(1);
