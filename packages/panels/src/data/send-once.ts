import { type Endpoint, type EndpointAnswer, type EndpointInput, isPortalError, type PortalClient, type PortalError } from "@gatehouse/contract";
import type { QueryClient } from "@tanstack/react-query";
import { type FindDone, notDone } from "./find-done";
import { lookUp } from "./look-up";
import type { Pause } from "./pause";
import { readBefore } from "./read-before";
import { submissionKey } from "./submission-keys";

export interface Sender {
  readonly client: PortalClient;
  readonly queryClient: QueryClient;
  readonly pause: Pause;
  /** The response broke the contract, but the write was found to be done. */
  readonly onUnreadable: (error: PortalError) => void;
}

export interface SendOnceOptions<E extends Endpoint> {
  readonly findDone: FindDone<E> | undefined;
  /** What is submitted besides the input, such as the rows of a cart. */
  readonly intent?: string;
}

/** Longer than any proxy or server lets a request run. */
const lateMs = 120_000;

const unconfirmed = new WeakSet<object>();

/** Whether the write behind this failure may have been done all the same. */
export function isUnconfirmed(error: unknown): boolean {
  return typeof error === "object" && error !== null && unconfirmed.has(error);
}

/** Marks a failure after which nobody can tell whether the write was done. @returns the same failure. */
export function asUnconfirmed(failure: unknown): unknown {
  if (typeof failure === "object" && failure !== null) unconfirmed.add(failure);
  return failure;
}

/**
 * Sends a write and finds out whether it was done. When its response was lost, the outcome is looked up before the failure
 * is reported. While it stays open, the next try looks first, and a refusal of that try is looked up too: the server may
 * refuse because the first try was done.
 * @throws {PortalError} when it was not done, or when nobody can tell: see {@link isUnconfirmed}.
 */
export async function sendOnce<E extends Endpoint>(
  { client, queryClient, pause, onUnreadable }: Sender,
  call: E,
  input: EndpointInput<E>,
  { findDone, intent }: SendOnceOptions<E>,
): Promise<EndpointAnswer<E>> {
  const submission = submissionKey(client, call, input, intent);
  const settle = (response: EndpointAnswer<E>) => {
    submission.forget(response);
    return response;
  };
  const close = () => {
    submission.before = undefined;
    submission.others.length = 0;
    submission.openUntil = Number.POSITIVE_INFINITY;
  };
  if (Date.now() > submission.openUntil) close();
  const before = submission.before ?? (await readBefore(findDone?.before ?? [], client, queryClient));

  const look = { findDone, input, before, submission, client, pause };
  const earlier = submission.before === undefined ? notDone : await lookUp(look, "settled");
  if (earlier.outcome === "done") return settle(earlier.response);
  try {
    return settle(await client.perform(call, input as object, call.takesIdempotencyKey === true ? { idempotencyKey: submission.value } : {}));
  } catch (failure) {
    const isLost = isResponseLost(failure);
    if (isLost) submission.before = before;
    const isOpen = submission.before !== undefined;
    // Something to remove may be gone already. Browsers send a request again by themselves when a kept-alive connection breaks,
    // so even a first refusal may follow a success. A comparison tells, or an earlier try that was left open.
    const isComparable = call.method === "POST" && before.length > 0 && before.every((known) => known !== undefined);
    const isTelling = isLost || isPortalError(failure, "not-found") || (isRefusal(failure) && (isOpen || isComparable));
    if (!isTelling) throw earlier.outcome === "unknown" ? asUnconfirmed(failure) : failure;
    const found = await lookUp(look, isLost ? "done" : isOpen ? "settled" : "once");
    if (found.outcome === "done") {
      if (isPortalError(failure, "contract")) onUnreadable(failure);
      return settle(found.response);
    }
    if (isLost) submission.openUntil = found.outcome === "notDone" ? Date.now() + lateMs : Number.POSITIVE_INFINITY;
    else if (found.outcome === "notDone") close();
    throw found.outcome === "unknown" && isOpen ? asUnconfirmed(failure) : failure;
  }
}

/** Failures after which the server may have done it all the same. */
export function isResponseLost(failure: unknown): boolean {
  return isPortalError(failure, "network", "timeout", "server", "contract") || (failure as Error | undefined)?.name === "AbortError";
}

/** The server has read the request and refuses it. Without a session or permission, it does not get that far. */
function isRefusal(failure: unknown): boolean {
  return isPortalError(failure, "invalid", "conflict", "not-found");
}
