import type { HostConfig } from "@gatehouse/contract/host-config";
import { createContext, useContext } from "react";

export const HostConfigContext = createContext<HostConfig | null>(null);

/** The config that the host was started with. */
export function useHostConfig(): HostConfig {
  const config = useContext(HostConfigContext);
  if (config === null) throw new Error("useHostConfig: the portal is rendered without its config");
  return config;
}
