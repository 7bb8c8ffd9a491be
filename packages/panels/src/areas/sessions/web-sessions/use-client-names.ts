import { useEffect, useState } from "react";
import type { ClientName } from "./client-name";

/** Reads user agents. */
export type ReadClientName = (userAgent: string) => ClientName | undefined;

const readsNone: ReadClientName = () => undefined;
let loaded: ReadClientName | undefined;

/** What reads user agents, fetched when it is first wanted; undefined until then. Where it cannot be fetched, it knows none. */
export function useClientNames(): ReadClientName | undefined {
  const [read, setRead] = useState(() => loaded);
  useEffect(() => {
    if (loaded !== undefined) return;
    let isCurrent = true;
    const use = (next: ReadClientName) => {
      if (isCurrent) setRead(() => next);
    };
    import("./client-name").then(
      ({ readClientName }) => {
        loaded = readClientName;
        use(readClientName);
      },
      () => use(readsNone),
    );
    return () => {
      isCurrent = false;
    };
  }, []);
  return read;
}
