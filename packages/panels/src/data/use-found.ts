import { isPortalError } from "@gatehouse/contract";
import { useContext, useEffect, useRef } from "react";
import { useNavigation } from "../navigation/navigation-context";
import { useGoTo } from "../navigation/screen-link";
import { type ScreenTarget, screenTarget } from "../navigation/screens";
import { useMessages } from "../portal/messages";
import { usePortal } from "../portal/portal-context";
import { dataMessages } from "./data.messages";
import { heardOfDeletion, wasHeardOf } from "./heard-deletions";
import { PollPaceContext } from "./poll-pace";
import type { EndpointResult } from "./use-endpoint";

/**
 * A shown object counts as gone after a 404 of the API, or after this time of other 404s. During a deployment, a proxy
 * may send those.
 */
const longestPageMs = 30_000;

/** Lets a toast say why the user is led to another page. */
export interface Gone {
  /** The object's own page. */
  readonly at: ScreenTarget;
  /** Only if the object was shown. Without it, the toast says that there is no such object. */
  readonly text: string | undefined;
}

/**
 * Calls `onFound` with an object that was read by its id, when it loads and each time it changes. An unknown id
 * navigates to `parent`, the list or the page that would contain it, with a toast if there is a `gone`. On the way
 * through several parents, there is one toast.
 */
export function useFound<T>(
  { data, error }: Pick<EndpointResult<T>, "data" | "error">,
  parent: "licenses" | "orders" | "projects" | ScreenTarget,
  onFound?: (found: T) => void,
  gone?: Gone,
): void {
  const goTo = useGoTo();
  const hasRouter = useNavigation().go != null;
  const { host, notify } = usePortal();
  const unknown = useMessages(dataMessages).reasons["not-found"];
  const isKnown = data !== undefined;
  const pace = useContext(PollPaceContext);
  const missedSince = useRef<number>(undefined);
  const target = typeof parent === "string" ? screenTarget(parent) : parent;
  const latest = useRef({ target, gone });
  useEffect(() => {
    latest.current = { target, gone };
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
    if (!isSure) return;
    const { target: next, gone: lost } = latest.current;
    const text = lost?.text ?? unknown;
    if (lost && text && !wasHeardOf(lost.at.path)) {
      heardOfDeletion(lost.at.path);
      notify({ tone: "info", text });
    }
    goTo(next, { replace: true });
  }, [error, isKnown, hasRouter, goTo, notify, unknown, path, pace]);
  useEffect(() => {
    if (data !== undefined) host.callHost("A panel's callback", () => onFound?.(data));
  }, [data, onFound, host]);
}
