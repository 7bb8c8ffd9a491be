import type { Endpoint, EndpointAnswer, EndpointInput } from "@gatehouse/contract";
import { useMutation } from "@tanstack/react-query";
import { useRef } from "react";
import { usePortal } from "../provider/portal-context";
import { endpointKey } from "./use-endpoint";

export interface ActionOptions<E extends Endpoint> {
  /** Toast after success. */
  readonly success?: string | ((answer: EndpointAnswer<E>) => string);
  /** Toast after failure; leave it out where the dialog itself shows the server's message. */
  readonly failure?: string;
  /** Endpoints whose answers this changes; they are asked again. */
  readonly refresh?: readonly Endpoint[];
  readonly onSuccess?: (answer: EndpointAnswer<E>) => void;
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
  const { client, queryClient, notify } = usePortal();
  const running = useRef(false);
  const { mutate, isPending, error, reset } = useMutation(
    {
      mutationFn: (input: EndpointInput<E>): Promise<EndpointAnswer<E>> => client.perform(call, input as object),
      onSuccess: (answer) => {
        for (const changed of options.refresh ?? []) void queryClient.invalidateQueries({ queryKey: endpointKey(changed) });
        const text = typeof options.success === "function" ? options.success(answer) : options.success;
        if (text !== undefined) notify({ tone: "success", text });
        options.onSuccess?.(answer);
      },
      onError: (error) => {
        if (options.failure !== undefined) notify({ tone: "danger", text: options.failure });
        options.onFailure?.(error);
      },
      onSettled: () => {
        running.current = false;
      },
    },
    queryClient,
  );
  const run = (input: EndpointInput<E>): void => {
    if (running.current) return;
    running.current = true;
    mutate(input);
  };
  return { run, isPending, error, reset };
}
