import { isPortalError } from "@gatehouse/contract";
import { useEffect, useRef } from "react";
import { useGoTo } from "../navigation/screen-link";
import { type ScreenTarget, screenTarget } from "../navigation/screens";
import { usePortal } from "../portal/portal-context";
import type { EndpointResult } from "./use-endpoint";

/**
 * An object read by its id: `onFound` is called with it when it is loaded and each time it changes. An unknown id
 * leads back to `parent`, the list or the page that would contain it.
 */
export function useFound<T>(
  { data, error }: Pick<EndpointResult<T>, "data" | "error">,
  parent: "licenses" | "orders" | "projects" | ScreenTarget,
  onFound?: (found: T) => void,
): void {
  const goTo = useGoTo();
  const { host } = usePortal();
  const isMissing = isPortalError(error, "not-found");
  const target = typeof parent === "string" ? screenTarget(parent) : parent;
  const latest = useRef(target);
  useEffect(() => {
    latest.current = target;
  });
  const { path } = target;
  useEffect(() => {
    if (isMissing) goTo(latest.current, { replace: true });
  }, [isMissing, goTo, path]);
  useEffect(() => {
    if (data !== undefined) host.callHost("A panel's callback", () => onFound?.(data));
  }, [data, onFound, host]);
}
