import type { Endpoint, EndpointInput, EndpointResponse, PortalClient } from "@gatehouse/contract";

/** The outcome of a write whose response was lost, from the server's present state. */
export type Finding<Output> =
  | { readonly outcome: "done"; readonly response: Output }
  | { readonly outcome: "notDone" }
  | { readonly outcome: "unknown" };

export const notDone = { outcome: "notDone" } as const;
export const unknown = { outcome: "unknown" } as const;

/** The write was done; `response` is the one the call would have had. */
export function done<Output>(response: Output): Finding<Output> {
  return { outcome: "done", response };
}

type Outputs<Calls extends readonly Endpoint[]> = {
  readonly [K in keyof Calls]: EndpointResponse<Calls[K]> | undefined;
};

export interface FindDoneOptions {
  /** The server refuses the same once more, so a try in doubt is sent again without a look-up. A license that appeared need not be this coupon's. */
  readonly repeatIsRefused?: boolean;
  /** How long a later look-up may decide a doubt, in milliseconds; without end by default. What appears after that is more likely another's. */
  readonly doubtMs?: number;
  /** A 404 means that it was done, by this user or another, unless `look` still finds the object. */
  readonly goneIsDone?: boolean;
}

/** How to find out whether a write was done. Made by {@link findDone}. */
export interface FindDone<E extends Endpoint> extends FindDoneOptions {
  readonly call: E;
  /** Reads whose responses from before the first sending are kept to compare with. */
  readonly before: readonly Endpoint[];
  readonly look: (
    input: EndpointInput<E>,
    ask: PortalClient["call"],
    before: readonly unknown[],
    others: readonly EndpointResponse<E>[],
  ) => Promise<Finding<EndpointResponse<E>>>;
}

/**
 * Declares how to find out whether a write was done, for servers that ignore `Idempotency-Key`.
 * @param before reads to remember from before the first sending. A read that failed is undefined in `look`.
 * @param look compares with the present state, requested past the cache. `others` are the responses of the same endpoint's
 * other submissions since then, and of other endpoints whose first read is the same: what they made is not this one's. If
 * `look` rejects, the outcome is unknown.
 */
export function findDone<E extends Endpoint, const Before extends readonly Endpoint[]>(
  call: E,
  before: Before,
  look: (
    input: EndpointInput<E>,
    ask: PortalClient["call"],
    before: Outputs<Before>,
    others: readonly EndpointResponse<E>[],
  ) => Promise<Finding<EndpointResponse<E>>>,
  options: FindDoneOptions = {},
): FindDone<E> {
  return { ...options, call, before, look: look as FindDone<E>["look"] };
}
