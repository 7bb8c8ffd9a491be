import type { Endpoint, EndpointAnswer, EndpointInput } from "@gatehouse/contract";
import { notifyManager, useMutation } from "@tanstack/react-query";
import { useMessages } from "../portal/messages";
import { usePortal } from "../portal/portal-context";
import { isRestingAtom } from "../portal/session";
import { dataMessages } from "./data.messages";
import { endpointKey } from "./endpoint-key";
import type { FindDone } from "./find-done";
import { isUnconfirmed } from "./send-once";
import { useOneAtATime } from "./use-one-at-a-time";
import { useSendOnce } from "./use-send-once";

export interface ActionOptions<E extends Endpoint> {
  /** Toast after success. */
  readonly success?: string | ((answer: EndpointAnswer<E>, input: EndpointInput<E>) => string);
  /** Toast after failure; leave it out where the dialog itself shows the server's message. */
  readonly failure?: string;
  /** What to say in addition when nobody can tell whether it was done. It names the place to check; the default names none. */
  readonly unconfirmed?: string;
  /** Endpoints whose answers this changes; they are asked again, also after a failure: the answer may be lost, or somebody else was first. */
  readonly refresh?: readonly Endpoint[];
  /** Identifies the submission besides its input, such as the rows of a cart. While neither changes, trying again is the same submission. */
  readonly intent?: string;
  /** Looks up whether it was done when the response was lost or cannot be read. Reports a success if it was done. */
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
  /** The sentence to show with the failure when nobody can tell whether it was done. The toast has it; dialogs that show the failure themselves add it. */
  readonly unconfirmed: string | undefined;
  readonly reset: () => void;
}

/** A writing call of the contract with what follows from it: toasts, and the lists to ask again. */
export function useAction<E extends Endpoint>(call: E, options: ActionOptions<E> = {}): Action<E> {
  const { queryClient, store, notify } = usePortal();
  const texts = useMessages(dataMessages);
  const sendOnce = useSendOnce();
  const { findDone, intent } = options;
  const hintOf = (error: Error | null) =>
    isUnconfirmed(error) ? (options.unconfirmed ?? texts.unconfirmed) : undefined;
  const mutation = useMutation(
    {
      mutationFn: (input: EndpointInput<E>) => sendOnce(call, input, { findDone, intent }),
      onSuccess: async (answer, input) => {
        const text = typeof options.success === "function" ? options.success(answer, input) : options.success;
        if (text !== undefined) notify({ tone: "success", text });
        await options.onSuccess?.(answer);
        // What it changed in the cache is drawn first: a form that it closes is not to be sent again by the second press of a double click.
        await new Promise<void>((resolve) => notifyManager.schedule(resolve));
      },
      onError: (error) => {
        if (options.failure !== undefined) notify({ tone: "danger", text: options.failure, hint: hintOf(error) });
        options.onFailure?.(error);
      },
      onSettled: () => {
        // Without a session all would be refused, and all is asked again once there is one.
        if (store.get(isRestingAtom)) return;
        for (const changed of options.refresh ?? [])
          void queryClient.invalidateQueries({ queryKey: endpointKey(changed) });
      },
    },
    queryClient,
  );
  const { isPending, error } = mutation;
  return { ...useOneAtATime(mutation), isPending, error, unconfirmed: hintOf(error) };
}
