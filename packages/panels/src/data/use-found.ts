import { isPortalError } from "@gatehouse/contract";
import { useEffect } from "react";
import { useGoTo } from "../navigation/screen-link";
import { screenTarget } from "../navigation/screens";
import { usePortal } from "../portal/portal-context";
import type { EndpointResult } from "./use-endpoint";

/**
 * One thing asked for by its id: `onFound` is told it once it is known, and each time it has changed; what does not exist
 * leads back to the list it would stand in (spec part 1 §8).
 */
export function useFound<T>(
  { data, error }: EndpointResult<T>,
  list: "licenses" | "orders",
  onFound?: (found: T) => void,
): void {
  const goTo = useGoTo();
  const { host } = usePortal();
  const isMissing = isPortalError(error, "not-found");
  useEffect(() => {
    if (isMissing) goTo(screenTarget(list), { replace: true });
  }, [isMissing, goTo, list]);
  useEffect(() => {
    if (data !== undefined) host.callHost("A panel's callback", () => onFound?.(data));
  }, [data, onFound, host]);
}
