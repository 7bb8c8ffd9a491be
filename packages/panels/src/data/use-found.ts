import { isPortalError } from "@gatehouse/contract";
import { useContext, useEffect, useRef } from "react";
import { useNavigation } from "../navigation/navigation-context";
import { useGoTo } from "../navigation/screen-link";
import type { ScreenTarget } from "../navigation/screens";
import { useMessages } from "../portal/messages";
import { usePortal } from "../portal/portal-context";
import { foundMessages } from "./found.messages";
import { heardOfDeletion, wasHeardOf } from "./heard-deletions";
import { PollPaceContext } from "./poll-pace";
import type { EndpointResult } from "./use-endpoint";

/**
 * A shown object counts as gone after a 404 of the API, or after this time of other 404s. During a deployment, a proxy
 * may send those.
 */
const longestPageMs = 30_000;

export interface FoundOptions<T> {
  /** The object's own page. */
  readonly at: ScreenTarget;
  /** The list or the page that would contain the object. */
  readonly parent: ScreenTarget;
  /** Called when the object loads and each time it changes. */
  readonly onFound?: ((found: T) => void) | undefined;
  /** The toast's text, if the object was shown. By default, it says that there is no such page. */
  readonly gone?: string | undefined;
}

/**
 * Handles an object that was read by its id. An unknown id leads to the parent, with a toast that says why. On the way
 * through several parents, there is one toast.
 */
export function useFound<T>(
  { data, error }: Pick<EndpointResult<T>, "data" | "error">,
  { at, parent, onFound, gone }: FoundOptions<T>,
): void {
  const goTo = useGoTo();
  const hasRouter = useNavigation().go != null;
  const { host, notify } = usePortal();
  const { noSuchPage } = useMessages(foundMessages);
  const isKnown = data !== undefined;
  const pace = useContext(PollPaceContext);
  const missedSince = useRef<number>(undefined);
  const latest = useRef({ at, parent, text: gone ?? noSuchPage });
  useEffect(() => {
    latest.current = { at, parent, text: gone ?? noSuchPage };
  });
  const { path } = parent;
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
    const { at: left, parent: next, text } = latest.current;
    if (!wasHeardOf(left.path)) {
      heardOfDeletion(left.path);
      notify({ tone: "info", text });
    }
    goTo(next, { replace: true });
  }, [error, isKnown, hasRouter, goTo, notify, path, pace]);
  useEffect(() => {
    if (data !== undefined) host.callHost("A panel's callback", () => onFound?.(data));
  }, [data, onFound, host]);
}
