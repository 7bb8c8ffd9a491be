import { type Endpoint, type EndpointInput, isPortalError } from "@gatehouse/contract";
import type { SendOnceOptions } from "./send-once";
import { isUnconfirmed } from "./unconfirmed";
import type { Steps } from "./use-action";

/** Browsers queue requests beyond their connection limit, while the time limit of those requests already runs. */
const mostAtOnce = 4;

/**
 * Sends one write per input, a few at a time, and reports them as one: `useAction(batchOf(teams.addLicense, …), …)`.
 */
export function batchOf<E extends Endpoint>(
  call: E,
  options: SendOnceOptions<E>,
): Steps<readonly EndpointInput<E>[], void> {
  return async (send, inputs) => {
    const failures: unknown[] = [];
    // The end of the session also causes the other failures.
    const isEnd = (error: unknown) => isPortalError(error, "unauthenticated");
    const left = inputs.values();
    const sendRest = async () => {
      for (const input of left)
        if (!failures.some(isEnd))
          await send(call, input, options).catch((error: unknown) => void failures.push(error));
    };
    await Promise.all(Array.from({ length: mostAtOnce }, sendRest));
    if (failures.length === 0) return;
    throw failures.find(isEnd) ?? failures.find(isUnconfirmed) ?? failures[0];
  };
}
