import { useCallback } from "react";
import { usePortal } from "../portal/portal-context";
import { portalOrigin } from "../portal/portal-origin";
import { safeAddress } from "./safe-address";

/**
 * Returns a function that resolves a file's address against the portal's server. It returns undefined unless the result
 * is an http or https address.
 */
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
