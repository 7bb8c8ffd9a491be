import { lazyModule, useLazyModule } from "@gatehouse/design";
import { useState } from "react";
import type { ClientName } from "./client-name";

/** Reads user agents. */
export type ReadClientName = (userAgent: string) => ClientName | undefined;

const readsNone: ReadClientName = () => undefined;
const clientName = lazyModule(() => import("./client-name"));

/** The reader of user agents, fetched when it is first needed; undefined until then. If fetching fails, it knows none. */
export function useClientNames(): ReadClientName | undefined {
  const [isMissing, setIsMissing] = useState(false);
  const loaded = useLazyModule(clientName, true, () => setIsMissing(true));
  return isMissing ? readsNone : loaded?.readClientName;
}
