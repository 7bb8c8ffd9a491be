import { type Endpoint, type EndpointAnswer, type PortalClient } from "@gatehouse/contract";
import { viewer } from "@gatehouse/contract/viewer";
import { type QueryClient, QueryObserver, type QueryObserverOptions } from "@tanstack/react-query";
import { type Atom, atom, type createStore } from "jotai";
import { endpointKey } from "../data/endpoint-key";
import { isRestingAtom } from "./session";

/** What stands between a signed-in user and the panels (spec part 1, "Access flow"). */
export type AccessState = "open" | "unconfirmed" | "unaccepted";

/** What the user lacks, of the two answers as far as they are known. What cannot be known keeps nobody out: the server decides. */
export function accessState(isProfileConfirmed: boolean | undefined, isAgreementAccepted: boolean | undefined): AccessState {
  if (isProfileConfirmed === false) return "unconfirmed";
  return isAgreementAccepted === false ? "unaccepted" : "open";
}

/** The gate of all panels of a page. It asks while one of them stands behind it, once for all. */
export interface AccessGate {
  readonly stateAtom: Atom<AccessState>;
  /** Panels ask at the same time as the gate; their answers wait until it is known whether they may be shown, a second at most. */
  readonly isKnown: () => Promise<void> | undefined;
}

/** While a user lacks something, or it is not known, it is asked again this often. */
const askAgainMs = 60_000;
const patienceMs = 1_000;

export interface AccessGateOptions {
  readonly client: PortalClient;
  readonly store: ReturnType<typeof createStore>;
  readonly queryClient: QueryClient;
}

/** A gate that asks once the first panel stands behind it. */
export function createAccessGate({ client, store, queryClient }: AccessGateOptions): AccessGate {
  let known: Promise<void> | undefined;
  const isEnabled = () => !store.get(isRestingAtom);

  /** Asks as panels do, under the same key. */
  function ask<E extends Endpoint>(call: E, options: Partial<QueryObserverOptions<EndpointAnswer<E>>>): QueryObserver<EndpointAnswer<E>> {
    return new QueryObserver(queryClient, {
      queryKey: endpointKey(call, {}),
      queryFn: ({ signal }) => client.perform(call, {}, { signal }),
      enabled: isEnabled,
      ...options,
    });
  }

  // Who has confirmed and accepted has done so for good.
  const once = <T>(isDone: (answer: T) => boolean): Partial<QueryObserverOptions<T>> => ({
    staleTime: ({ state: { data } }) => (data !== undefined && isDone(data as T) ? Number.POSITIVE_INFINITY : 0),
    refetchInterval: ({ state: { data } }) => (data !== undefined && isDone(data as T) ? false : askAgainMs),
  });

  const stateAtom = atom<AccessState>("open");
  stateAtom.onMount = (set) => {
    const profile = ask(viewer.profileConfirmed, once((answer) => answer.profile_confirmed));
    const agreement = ask(viewer.agreementAccepted, once((answer) => answer.eula_accepted));
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
      const { data: asked, isPending } = profile.getCurrentResult();
      set(accessState(asked?.profile_confirmed, agreement.getCurrentResult().data?.eula_accepted));
      if (!isPending) stop();
    };
    const ends = [profile.subscribe(read), agreement.subscribe(read), ask(viewer.me, {}).subscribe(() => undefined), stop];
    read();
    return () => {
      for (const end of ends) end();
    };
  };

  return { stateAtom, isKnown: () => known };
}
