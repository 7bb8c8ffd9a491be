import { endpointId, type EndpointResponse, type PortalClient } from "@gatehouse/contract";
import { viewer } from "@gatehouse/contract/viewer";
import type { QueryClient } from "@tanstack/react-query";
import { forgetSubmissions } from "../../data/open-submissions";
import { forgetResponses } from "../../data/query-client";
import type { PortalEvent } from "../../portal/events";
import { portalOrigin } from "../../portal/portal-origin";
import {
  afterRefusal,
  isAway,
  type PortalSession,
  sharedAccountTurn,
  sharedNewAccount,
  sharedPromptPutOff,
  sharedSession,
  sharedTimeZone,
} from "../../portal/session";
import type { SharedStore } from "../../portal/shared-state";
import { forgetDeparture } from "./departure-record";
import { openSessionChannel, type SessionChannel, type SessionNews } from "./session-channel";
import { clearStoredTraces } from "./stored-traces";

export interface PortalSessionOptions {
  readonly client: PortalClient;
  readonly store: SharedStore;
  readonly queryClient: QueryClient;
  readonly emit: (event: PortalEvent) => void;
}

/**
 * A late response resumes the session at most this often, in milliseconds. Servers that disagree would cause a loop.
 */
const lateReturnMs = 60_000;
/** The longest time that a request can take, in milliseconds. */
const requestMs = 30_000;

/** Tracks the session, and acts when it ends, resumes or changes to another account. */
export function createPortalSession({ client, store, queryClient, emit }: PortalSessionOptions): PortalSession {
  let account: string | undefined;
  let channel: SessionChannel | undefined;
  let isLooking = false;
  /** The time of the last sign-in signal. A request sent before it may still be refused. */
  let heardAt = Number.NEGATIVE_INFINITY;
  let lateReturnAt = Number.NEGATIVE_INFINITY;
  const isOver = () => isAway(store.get(sharedSession));

  function isSignedIn(): void {
    const isNews = store.get(sharedSession) === "unknown";
    store.set(sharedSession, "active");
    store.set(sharedPromptPutOff, false);
    if (!isNews) return;
    forgetDeparture();
    channel?.announce("signed-in");
  }

  function meet({ email, local_timezone: zone }: EndpointResponse<typeof viewer.me>): void {
    store.set(sharedTimeZone, zone || undefined);
    if (account === email) return;
    const isAnother = account !== undefined;
    account = email;
    channel?.announce({ account });
    if (!isAnother) return;
    forgetSubmissions(client);
    // Remount the panels, so that the next account sees neither data nor input of the previous one.
    for (const query of queryClient.getQueryCache().getAll())
      if (query.queryKey[0] !== endpointId(viewer.me)) query.reset();
    store.set(sharedAccountTurn, store.get(sharedAccountTurn) + 1);
    store.set(sharedNewAccount, email);
    if (!isOver()) void queryClient.invalidateQueries();
  }

  /**
   * Checks whether the user has signed in in another tab.
   * @returns whether the session is back.
   */
  async function look(): Promise<boolean> {
    const isThere = await client.isSignedIn().catch(() => undefined);
    if (isThere === false || !isOver()) return false;
    const me = await client.call(viewer.me).catch(() => undefined);
    // If the session check is inconclusive, the viewer's own data decides.
    if (!isOver() || (isThere === undefined && me === undefined)) return false;
    if (me !== undefined) meet(me);
    isSignedIn();
    // Refetch failed and visible data.
    void queryClient.invalidateQueries();
    return true;
  }

  const isLookDue = () => performance.now() - heardAt < requestMs;

  /** Checks once for any number of simultaneous callers. */
  function lookNow(isForLateResponse = false): void {
    if (isLooking && !isForLateResponse) heardAt = performance.now();
    if (isLooking || !isOver() || (isForLateResponse && performance.now() - lateReturnAt < lateReturnMs)) return;
    isLooking = true;
    heardAt = Number.NEGATIVE_INFINITY;
    const done = (isBack: boolean) => {
      isLooking = false;
      if (isBack && isForLateResponse) lateReturnAt = performance.now();
      if (isLookDue()) lookNow();
    };
    look().then(done, () => done(false));
  }

  function goBlank(state: "left" | "absent"): void {
    account = undefined;
    store.set(sharedTimeZone, undefined);
    store.set(sharedSession, state);
    for (const query of queryClient.getQueryCache().getAll()) query.reset();
    void forgetResponses(queryClient);
    forgetSubmissions(client);
    clearStoredTraces();
    emit({ type: "session.signed-out" });
  }

  function onNews(news: SessionNews): void {
    if (news === "signed-in") {
      heardAt = performance.now();
      lookNow();
    } else if (news === "signed-out") goBlank("absent");
    // Another account may have signed in. A form that is open here would be saved in its name.
    else if (account !== undefined && account !== news.account)
      void queryClient.invalidateQueries({ queryKey: [endpointId(viewer.me)] });
  }

  /** A page restored from the back-forward cache would stay blank, so check the session again. */
  function onPageShow({ persisted }: PageTransitionEvent): void {
    if (persisted && isOver() && store.get(sharedSession) !== "ended") store.set(sharedSession, "unknown");
  }

  return {
    onResponse(endpoint, response) {
      // The request can be older than the end of the session, so check again instead of trusting the response.
      if (isOver()) return lookNow(true);
      isSignedIn();
      if (endpoint === endpointId(viewer.me)) meet(response as EndpointResponse<typeof viewer.me>);
    },
    onRefusal({ isWrite }) {
      if (store.get(sharedSession) === "active") emit({ type: "session.ended" });
      if (isWrite) store.set(sharedPromptPutOff, false);
      store.set(sharedSession, afterRefusal(store.get(sharedSession)));
      if (isLookDue()) lookNow();
    },
    forget() {
      channel?.announce("signed-out");
      goBlank("left");
    },
    mount() {
      const opened = (channel = openSessionChannel(portalOrigin(client.origin), onNews));
      const onFocus = () => lookNow();
      window.addEventListener("focus", onFocus);
      window.addEventListener("pageshow", onPageShow);
      return () => {
        window.removeEventListener("focus", onFocus);
        window.removeEventListener("pageshow", onPageShow);
        opened?.close();
      };
    },
  };
}
