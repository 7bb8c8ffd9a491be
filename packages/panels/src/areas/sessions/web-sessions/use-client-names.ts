import { lazyModule, useLazyModule } from "@gatehouse/design";
import { useState } from "react";
import type { ClientName } from "./client-name";

/** Reads user agents. */
export type ReadClientName = (userAgent: string) => ClientName | undefined;

const readsNone: ReadClientName = () => undefined;
const clientName = lazyModule(() => import("./client-name"));

/** Loads the parser of user agents. Undefined while it loads. If loading fails, the returned parser knows no names. */
export function useClientNames(): ReadClientName | undefined {
  const [isMissing, setIsMissing] = useState(false);
  const loaded = useLazyModule(clientName, true, () => setIsMissing(true));
  return isMissing ? readsNone : loaded?.readClientName;
}
