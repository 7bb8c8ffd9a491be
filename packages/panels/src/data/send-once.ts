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
import { asUnconfirmed, isResponseLost, mayStillRun } from "./lost-response";
import type { Submission } from "./open-submissions";
import type { Pause } from "./pause";
import { readBefore } from "./read-before";
import { submissionOf } from "./submissions";

export interface Sender {
  readonly client: PortalClient;
  readonly queryClient: QueryClient;
  readonly pause: Pause;
  /** The response broke the contract, but the write was found to be done. */
  readonly onUnreadable: (error: PortalError) => void;
}

export interface SendOnceOptions<E extends Endpoint> {
  /** Looks up whether it was done when the response was lost or cannot be read. Reports a success if it was done. */
  readonly findDone?: FindDone<E>;
  /** Identifies the submission besides its input, such as the rows of a cart. While neither changes, trying again is the same submission. */
  readonly intent?: string;
  /** Nobody asked for this try. It sends nothing while an earlier one may have done it, or may still do it. */
  readonly isAutomatic?: boolean;
  /** How its request is sent. Once it was aborted, it is looked up as after a lost response. */
  readonly request?: Pick<CallOptions, "signal" | "fetch">;
}

/**
 * Sends a write and finds out whether it was done. When its response was lost, the outcome is looked up before the failure
 * is reported. While it stays open, the next try looks first unless the server refuses a second time anyway, and a refusal
 * of that try is looked up too: the server may refuse because the first try was done.
 * @throws {PortalError} when it was not done, or when the outcome is unknown: see {@link isUnconfirmed}.
 */
export function sendOnce<E extends Endpoint>(
  sender: Sender,
  call: E,
  input: EndpointInput<E>,
  options: SendOnceOptions<E>,
): Promise<EndpointResponse<E>> {
  const { intent, findDone } = options;
  const submission = submissionOf(sender.client, call, input, { intent, list: findDone?.before[0] });
  const run = () => submit(sender, call, input, options, submission);
  // A form that was left while it sent may be open again, and is sent as it was. The key would say that it is the same.
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
    // The object may already be removed. Browsers send a request again by themselves when a kept-alive connection breaks,
    // so even a first refusal may follow a success. A comparison decides, or an earlier attempt with an unknown outcome.
    const isComparable = call.method === "POST" && before.length > 0 && before.every((known) => known !== undefined);
    // No permission and a limit are refusals of this try alone.
    const isStopped = wasOpen && isPortalError(failure, "forbidden", "throttled");
    const isConclusive =
      isLost || isStopped || isPortalError(failure, "not-found") || (isRefusal(failure) && (isOpen || isComparable));
    if (!isConclusive) throw earlier.outcome === "unknown" ? asUnconfirmed(failure) : failure;
    const found = await lookUp(look, isLost ? "done" : isOpen ? "settled" : "once");
    if (found.outcome === "done") {
      if (isPortalError(failure, "contract")) onUnreadable(failure);
      return settle(found.response);
    }
    // A 404 is also the response to an address that the server doesn't have. The object then can still be read.
    // One without a word of the API may be a proxy's page.
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

/** The server has read the request and refuses it. Without a session or permission, it does not get that far. */
function isRefusal(failure: unknown): boolean {
  return isPortalError(failure, "invalid", "conflict", "not-found");
}
