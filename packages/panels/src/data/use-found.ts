import { isPortalError } from "@gatehouse/contract";
import { useContext, useEffect, useRef } from "react";
import { useNavigation } from "../navigation/navigation-context";
import { useGoTo } from "../navigation/screen-link";
import { type ScreenTarget, screenTarget } from "../navigation/screens";
import { usePortal } from "../portal/portal-context";
import { PollPaceContext } from "./poll-pace";
import type { EndpointResult } from "./use-endpoint";

/**
 * A shown object counts as gone after a 404 of the API, or after this time of other 404s. During a deployment, a proxy
 * may send those.
 */
const longestPageMs = 30_000;

/**
 * Calls `onFound` with an object that was read by its id, when it loads and each time it changes. An unknown id
 * navigates to `parent`, the list or the page that would contain it.
 */
export function useFound<T>(
  { data, error }: Pick<EndpointResult<T>, "data" | "error">,
  parent: "licenses" | "orders" | "projects" | ScreenTarget,
  onFound?: (found: T) => void,
): void {
  const goTo = useGoTo();
  const hasRouter = useNavigation().go != null;
  const { host } = usePortal();
  const isKnown = data !== undefined;
  const pace = useContext(PollPaceContext);
  const missedSince = useRef<number>(undefined);
  const target = typeof parent === "string" ? screenTarget(parent) : parent;
  const latest = useRef(target);
  useEffect(() => {
    latest.current = target;
  });
  const { path } = target;
  useEffect(() => {
    if (!isPortalError(error, "not-found")) {
      missedSince.current = undefined;
      return;
    }
    const now = Date.now();
    missedSince.current ??= now;
    // Without a router, the whole page would leave, so a proxy's 404 is not enough.
    const isMissing = isKnown ? now - missedSince.current >= longestPageMs * pace : hasRouter;
    const isSure = isMissing || error.detail !== undefined;
    if (isSure) goTo(latest.current, { replace: true });
  }, [error, isKnown, hasRouter, goTo, path, pace]);
  useEffect(() => {
    if (data !== undefined) host.callHost("A panel's callback", () => onFound?.(data));
  }, [data, onFound, host]);
}
