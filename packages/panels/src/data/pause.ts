import { createContext } from "react";

/** Waits this many milliseconds. */
export type Pause = (ms: number) => Promise<void>;

/** How to wait before looking again. A story decides itself what happens meanwhile. */
export const PauseContext = createContext<Pause>(
  (ms) =>
    new Promise((resolve) => {
      setTimeout(resolve, ms);
    }),
);
