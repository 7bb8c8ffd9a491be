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
  const isKnown = data !== undefined;
  const missed = useRef<Error>(null);
  const target = typeof parent === "string" ? screenTarget(parent) : parent;
  const latest = useRef(target);
  useEffect(() => {
    latest.current = target;
  });
  const { path } = target;
  useEffect(() => {
    const isMissing = isPortalError(error, "not-found");
    // What was just shown is gone once the API says so, or two responses in a row: one alone may be a proxy's, during a deployment.
    const isSure = isMissing && (!isKnown || error.detail !== undefined || (missed.current ?? error) !== error);
    missed.current = isMissing ? error : null;
    if (isSure) goTo(latest.current, { replace: true });
  }, [error, isKnown, goTo, path]);
  useEffect(() => {
    if (data !== undefined) host.callHost("A panel's callback", () => onFound?.(data));
  }, [data, onFound, host]);
}
