import { type Endpoint, type EndpointResponse, isPortalError, type PortalClient } from "@gatehouse/contract";
import { viewer } from "@gatehouse/contract/viewer";
import { type QueryClient, QueryObserver, type QueryObserverOptions } from "@tanstack/react-query";
import { endpointKey } from "../data/endpoint-key";
import { notBefore } from "../data/not-before";
import type { AccessGate, AccessState } from "../portal/access";
import { isAway, sharedSession } from "../portal/session";
import type { SharedStore, SharedValue } from "../portal/shared-state";
import { agreementForm } from "./agreement/agreement-dialog";

/**
 * The state that the two responses give. A missing response lets users in, because a request may fail or be
 * unsupported.
 */
export function accessState(
  isProfileConfirmed: boolean | undefined,
  isAgreementAccepted: boolean | undefined,
): AccessState {
  if (isProfileConfirmed === false) return "unconfirmed";
  return isAgreementAccepted === false ? "unaccepted" : "open";
}

/** How often the gate polls until both steps are done, in milliseconds. */
const refetchMs = 60_000;
/**
 * How long panels wait for the gate before they show their data, in milliseconds. A failed check is also repeated after
 * this time, unless the server lacks the endpoint.
 */
const patienceMs = 5_000;

export interface AccessGateOptions {
  readonly client: PortalClient;
  readonly store: SharedStore;
  readonly queryClient: QueryClient;
}

/** Creates a gate that starts with the first panel. */
export function createAccessGate({ client, store, queryClient }: AccessGateOptions): AccessGate {
  let known: Promise<void> | undefined;
  const isEnabled = () => !isAway(store.get(sharedSession));

  /** Uses the same cache key as panels. */
  function ask<E extends Endpoint>(
    call: E,
    options: Partial<QueryObserverOptions<EndpointResponse<E>>>,
  ): QueryObserver<EndpointResponse<E>> {
    return new QueryObserver(queryClient, {
      queryKey: endpointKey(call, {}),
      queryFn: ({ signal }) => client.perform(call, {}, { signal }),
      enabled: isEnabled,
      ...options,
    });
  }

  // Confirmation and acceptance are permanent, so stop polling once both are done.
  const once = <T>(isDone: (response: T) => boolean): Partial<QueryObserverOptions<T>> => {
    const isOver = (data: unknown) => data !== undefined && isDone(data as T);
    return {
      staleTime: ({ state: { data } }) => (isOver(data) ? Number.POSITIVE_INFINITY : 0),
      refetchInterval: ({ state: { data, error } }) =>
        !isOver(data) && notBefore(!error || isPortalError(error, "not-found") ? refetchMs : patienceMs, error),
    };
  };

  const onWatched: SharedValue<AccessState>["onWatched"] = (set) => {
    const profile = ask(
      viewer.profileConfirmed,
      once((response) => response.profile_confirmed),
    );
    const agreement = ask(
      viewer.agreementAccepted,
      once((response) => response.eula_accepted),
    );
    const me = ask(viewer.me, {});
    let open: () => void = () => undefined;
    known = new Promise((resolve) => {
      open = resolve;
    });
    const patience = setTimeout(open, patienceMs);
    const stop = () => {
      clearTimeout(patience);
      open();
    };
    const read = () => {
      const confirmed = profile.getCurrentResult();
      const accepted = agreement.getCurrentResult();
      const user = me.getCurrentResult();
      // Only the user may confirm or accept, not an administrator who impersonates them.
      const state = user.data?.impersonated_by
        ? "open"
        : accessState(confirmed.data?.profile_confirmed, accepted.data?.eula_accepted);
      // The profile comes before the agreement, so the dialog must not flash before its response.
      if ((state !== "open" && user.isPending) || (state === "unaccepted" && confirmed.isPending)) return;
      set(state);
      if (confirmed.isPending || (accepted.isPending && state !== "unconfirmed")) return;
      // Show the dialog before the page, so that nobody starts work that the dialog then covers.
      if (state === "unaccepted") agreementForm.load().then(stop, stop);
      else stop();
    };
    const ends = [profile.subscribe(read), agreement.subscribe(read), me.subscribe(read), stop];
    read();
    return () => {
      for (const end of ends) end();
    };
  };

  return { state: { initial: () => "open", onWatched }, isKnown: () => known };
}
