import { type Endpoint, type EndpointInput, isPortalError } from "@gatehouse/contract";
import { isUnconfirmed } from "./lost-response";
import type { SendOnceOptions } from "./send-once";
import type { Steps } from "./use-action";

/** Sends one write for each of several things, all at once and reported as one: `useAction(batchOf(teams.addLicense, …), …)`. */
export function batchOf<E extends Endpoint>(
  call: E,
  options: SendOnceOptions<E>,
): Steps<readonly EndpointInput<E>[], void> {
  return async (send, inputs) => {
    const outcomes = await Promise.allSettled(inputs.map((input) => send(call, input, options)));
    const failures = outcomes.flatMap((outcome): readonly unknown[] =>
      outcome.status === "rejected" ? [outcome.reason] : [],
    );
    if (failures.length === 0) return;
    // The end of the session is what the others come from.
    const isEnd = (error: unknown) => isPortalError(error, "unauthenticated");
    throw failures.find(isEnd) ?? failures.find(isUnconfirmed) ?? failures[0];
  };
}
