import type { Endpoint, EndpointInput, EndpointResponse, PortalClient } from "@gatehouse/contract";

/** The outcome of a write whose response was lost, derived from the server's current state. */
export type Finding<Output> =
  | { readonly outcome: "done"; readonly response: Output }
  | { readonly outcome: "notDone" }
  | { readonly outcome: "unknown" };

export const notDone = { outcome: "notDone" } as const;
export const unknown = { outcome: "unknown" } as const;

/** The write was done. `response` is the one that was lost. */
export function done<Output>(response: Output): Finding<Output> {
  return { outcome: "done", response };
}

type Outputs<Calls extends readonly Endpoint[]> = {
  readonly [K in keyof Calls]: EndpointResponse<Calls[K]> | undefined;
};

/** What the next page load needs to recognize a submission. JSON, so that storage can hold it. */
export interface KeptSubmission {
  readonly key: string;
  readonly before: readonly unknown[];
}

/** Keeps a submission beyond its page, for forms whose text outlives it. */
export interface SubmissionKeeper {
  readonly read: () => KeptSubmission | undefined;
  /** Called before the first attempt is sent. */
  readonly keep: (submission: KeptSubmission) => void;
}

export interface FindDoneOptions {
  /** Lets an attempt after a reload be the same submission. The outcome of the attempt before the reload counts as open. */
  readonly keeper?: SubmissionKeeper | undefined;
  /**
   * The server refuses a repeat, so an open write is sent again without a look-up. A look-up can be wrong: a new
   * license need not come from this coupon.
   */
  readonly repeatIsRefused?: boolean;
  /**
   * How long a later look-up may find the write done, in milliseconds. Unlimited by default. Objects that appear later
   * are more likely someone else's.
   */
  readonly doubtMs?: number;
  /** A 404 means that the write was done, by this user or another, unless `look` still finds the object. */
  readonly goneIsDone?: boolean;
}

/** How to find out whether a write was done. Created by {@link findDone}. */
export interface FindDone<E extends Endpoint> extends FindDoneOptions {
  readonly call: E;
  /** Reads whose responses from before the first attempt are kept for comparison. */
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
 * @param before reads to remember from before the first attempt. A read that failed is undefined in `look`.
 * @param look compares with the current state, which it requests past the cache. `others` are the responses to other
 * submissions since then, of this endpoint and of endpoints with the same first read. This write did not make their
 * objects. If `look` rejects, the outcome is unknown.
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
