import { createContext } from "react";

/** Waits this many milliseconds. */
export type Pause = (ms: number) => Promise<void>;

/** How to wait before the next look-up. A story replaces it to decide what happens in the meantime. */
export const PauseContext = createContext<Pause>(
  (ms) =>
    new Promise((resolve) => {
      setTimeout(resolve, ms);
    }),
);
