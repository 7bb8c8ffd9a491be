import {
  type CallOptions,
  type Endpoint,
  endpointId,
  type EndpointInput,
  type EndpointResponse,
  isPortalError,
  type PortalClient,
  PortalError,
} from "@gatehouse/contract";
import type { QueryClient } from "@tanstack/react-query";
import { type FindDone, notDone, unknown } from "./find-done";
import { lookUp } from "./look-up";
import { isResponseLost, mayStillRun } from "./lost-response";
import type { Submission } from "./open-submissions";
import type { Pause } from "./pause";
import { readBefore } from "./read-before";
import { submissionOf } from "./submissions";
import { asUnconfirmed } from "./unconfirmed";

export interface Sender {
  readonly client: PortalClient;
  readonly queryClient: QueryClient;
  readonly pause: Pause;
  /** The response broke the contract, but the write was found to be done. */
  readonly onUnreadable: (error: PortalError) => void;
}

export interface SendOnceOptions<E extends Endpoint> {
  /** Looks up whether the write was done if its response was lost or unreadable. Reports a success if it was. */
  readonly findDone?: FindDone<E>;
  /**
   * Identifies the submission besides its input, such as the rows of a cart. While neither changes, a retry is the same
   * submission.
   */
  readonly intent?: string;
  /** The user did not start this attempt. It sends nothing while an earlier one may have succeeded or may still run. */
  readonly isAutomatic?: boolean;
  /** How to send the request. After an abort, the outcome is looked up as after a lost response. */
  readonly request?: Pick<CallOptions, "signal" | "fetch">;
}

/**
 * Sends a write and finds out whether it was done. If its response is lost, it looks up the outcome before it reports
 * the failure. While the outcome is open, the next attempt looks it up first, unless the server refuses repeats.
 * A refusal of that attempt is looked up too, because the server may refuse what the first attempt has done.
 * @throws {PortalError} if the write was not done, or if the outcome is unknown: see {@link isUnconfirmed}.
 */
export function sendOnce<E extends Endpoint>(
  sender: Sender,
  call: E,
  input: EndpointInput<E>,
  options: SendOnceOptions<E>,
): Promise<EndpointResponse<E>> {
  const { intent, findDone } = options;
  const submission = submissionOf(sender.client, call, input, {
    intent,
    list: findDone?.before[0],
    kept: findDone?.keeper?.read(),
  });
  const run = () => submit(sender, call, input, options, submission);
  // A form that was closed while it was sending may be submitted again unchanged. It would have the same idempotency
  // key, so share the running attempt.
  return call.takesIdempotencyKey === true ? submission.share(run) : run();
}

async function submit<E extends Endpoint>(
  { client, queryClient, pause, onUnreadable }: Sender,
  call: E,
  input: EndpointInput<E>,
  { findDone, isAutomatic = false, request }: SendOnceOptions<E>,
  submission: Submission,
): Promise<EndpointResponse<E>> {
  const settle = (response: EndpointResponse<E>) => {
    submission.forget(response);
    return response;
  };
  const wasOpen = submission.before !== undefined;
  const before = submission.before ?? (await readBefore(findDone?.before ?? [], input, client, queryClient));

  const look = { findDone, input, before, submission, client, pause };
  const earlier = !wasOpen
    ? notDone
    : findDone?.repeatIsRefused === true
      ? unknown
      : await lookUp(look, submission.mayRun ? "done" : "settled");
  if (earlier.outcome === "done") return settle(earlier.response);
  if (isAutomatic && (earlier.outcome === "unknown" || submission.mayRun))
    throw asUnconfirmed(new PortalError("network", { endpoint: endpointId(call) }));
  findDone?.keeper?.keep({ key: submission.key, before });
  try {
    return settle(
      await client.perform(call, input as object, {
        ...request,
        ...(call.takesIdempotencyKey === true && { idempotencyKey: submission.key }),
      }),
    );
  } catch (failure) {
    const isLost = isResponseLost(failure);
    const isOpen = isLost || wasOpen;
    const mayRun = mayStillRun(failure);
    if (isLost) submission.inDoubt(before, findDone?.doubtMs);
    // A 404 may mean that the object is already removed. Browsers repeat a request when a kept-alive connection breaks,
    // so even a first refusal may follow a success. Look it up if there is a state to compare with or an earlier
    // attempt is open.
    const isComparable = before.length > 0 && before.every((known) => known !== undefined);
    // A missing permission or a rate limit refuses this attempt only, and says nothing about an earlier one.
    const isStopped = wasOpen && isPortalError(failure, "forbidden", "throttled");
    const isConclusive =
      isLost || isStopped || isPortalError(failure, "not-found") || (isRefusal(failure) && (isOpen || isComparable));
    if (!isConclusive) throw earlier.outcome === "unknown" ? asUnconfirmed(failure) : failure;
    const found = await lookUp(look, isLost ? "done" : isOpen ? "settled" : "once");
    if (found.outcome === "done") {
      if (isPortalError(failure, "contract")) onUnreadable(failure);
      return settle(found.response);
    }
    // A server without this endpoint returns a 404 too, but then the look-up still finds the object. A 404 without a
    // message from the API may be a proxy's page.
    if (found.outcome === "unknown" && findDone?.goneIsDone && isPortalError(failure, "not-found") && failure.detail)
      return settle(undefined as EndpointResponse<E>);
    if (found.outcome === "notDone") {
      if (isLost) submission.notFound(before, mayRun);
      else submission.close();
    }
    const isDecided = found.outcome === "notDone" ? !mayRun : !isOpen;
    throw isDecided ? failure : asUnconfirmed(failure);
  }
}

/** Whether the server read the request and refused it. Without a session or permission, it does not get that far. */
function isRefusal(failure: unknown): boolean {
  return isPortalError(failure, "invalid", "conflict", "not-found");
}
