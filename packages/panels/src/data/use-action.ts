import type { Endpoint, EndpointAnswer, EndpointInput } from "@gatehouse/contract";
import { notifyManager, useMutation } from "@tanstack/react-query";
import { usePortal } from "../provider/portal-context";
import { isRestingAtom } from "../provider/session";
import { type FindDone, orFindDone } from "./find-done";
import { submissionKey } from "./submission-keys";
import { endpointKey } from "./endpoint-key";
import { useOneAtATime } from "./use-one-at-a-time";

export interface ActionOptions<E extends Endpoint> {
  /** Toast after success. */
  readonly success?: string | ((answer: EndpointAnswer<E>, input: EndpointInput<E>) => string);
  /** Toast after failure; leave it out where the dialog itself shows the server's message. */
  readonly failure?: string;
  /** Endpoints whose answers this changes; they are asked again, also after a failure: the answer may be lost, or somebody else was first. */
  readonly refresh?: readonly Endpoint[];
  /**
   * What is submitted besides the input, such as the rows of a cart. Of a call that takes an idempotency key: while neither
   * changes, trying again is the same submission.
   */
  readonly intent?: string;
  /**
   * Asked where a failure leaves open whether it was done: the answer was lost or cannot be read, or what was to go is gone.
   * What is found to be done is a success.
   */
  readonly findDone?: FindDone<E>;
  /** It stays pending until what this returns is done. */
  readonly onSuccess?: (answer: EndpointAnswer<E>) => void | Promise<void>;
  readonly onFailure?: (error: Error) => void;
}

export interface Action<E extends Endpoint> {
  /** Does it once: while one runs, another is ignored. */
  readonly run: (input: EndpointInput<E>) => void;
  readonly isPending: boolean;
  /** The last failure, until the next run or `reset`. */
  readonly error: Error | null;
  readonly reset: () => void;
}

/** A writing call of the contract with what follows from it: toasts, and the lists to ask again. */
export function useAction<E extends Endpoint>(call: E, options: ActionOptions<E> = {}): Action<E> {
  const { client, queryClient, store, notify } = usePortal();
  const perform = async (input: EndpointInput<E>): Promise<EndpointAnswer<E>> => {
    if (call.takesIdempotencyKey !== true) return client.perform(call, input as object);
    const key = submissionKey(client, call, input, options.intent);
    const answer = await client.perform(call, input as object, { idempotencyKey: key.value });
    key.forget();
    return answer;
  };
  const mutation = useMutation(
    {
      mutationFn: (input: EndpointInput<E>) => orFindDone(perform(input), input, { findDone: options.findDone, ask: client.call }),
      onSuccess: async (answer, input) => {
        const text = typeof options.success === "function" ? options.success(answer, input) : options.success;
        if (text !== undefined) notify({ tone: "success", text });
        await options.onSuccess?.(answer);
        // What it changed in the cache is drawn first: a form that it closes is not to be sent again by the second press of a double click.
        await new Promise<void>((resolve) => notifyManager.schedule(resolve));
      },
      onError: (error) => {
        if (options.failure !== undefined) notify({ tone: "danger", text: options.failure });
        options.onFailure?.(error);
      },
      onSettled: () => {
        // Without a session all would be refused, and all is asked again once there is one.
        if (store.get(isRestingAtom)) return;
        for (const changed of options.refresh ?? []) void queryClient.invalidateQueries({ queryKey: endpointKey(changed) });
      },
    },
    queryClient,
  );
  const { isPending, error } = mutation;
  return { ...useOneAtATime(mutation), isPending, error };
}
