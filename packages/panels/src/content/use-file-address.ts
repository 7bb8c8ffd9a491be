import { useCallback } from "react";
import { usePortal } from "../portal/portal-context";
import { portalOrigin } from "../portal/portal-origin";
import { safeAddress } from "./safe-address";

/** The address of a file that the server names, relative to the portal's server. Undefined if it is not a valid file address. */
export function useFileAddress(): (address: string | null | undefined) => string | undefined {
  const origin = portalOrigin(usePortal().client.origin);
  return useCallback(
    (address) => {
      if (typeof address !== "string" || address === "") return undefined;
      const href = safeAddress(address, origin)?.href;
      return href?.startsWith("http") ? href : undefined;
    },
    [origin],
  );
}
