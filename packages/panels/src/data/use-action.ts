import {
  type Endpoint,
  type EndpointId,
  type EndpointInput,
  type EndpointResponse,
  isPortalError,
} from "@gatehouse/contract";
import { notifyManager } from "@tanstack/react-query";
import { useRef } from "react";
import type { NextStep } from "../navigation/use-next-step";
import { useMessages } from "../portal/messages";
import { usePortal } from "../portal/portal-context";
import { isAway, sharedSession } from "../portal/session";
import type { SendOnceOptions } from "./send-once";
import type { SendOnce } from "./send-when-loaded";
import { isUnconfirmed } from "./unconfirmed";
import { useSendOnce } from "./use-send-once";
import { useWrite } from "./use-write";
import { writeMessages } from "./write.messages";

/** Sends one write. When the action ends, the reads that the contract lists as changed are refetched. */
export type Send = <E extends Endpoint>(
  call: E,
  input: EndpointInput<E>,
  options: SendOnceOptions<E>,
) => Promise<EndpointResponse<E>>;

/** An action of several requests, reported as one. */
export type Steps<Input, Output> = (send: Send, input: Input) => Promise<Output>;

export interface ActionOptions<Input, Output> {
  /** Toast after success. */
  readonly success?: string | ((response: Output, input: Input) => string | undefined);
  /** The next step that the toast offers after success. */
  readonly next?: (response: Output, input: Input) => NextStep | undefined;
  /** Toast after failure. Omit it where the dialog itself shows the server's message. */
  readonly failure?: string | ((error: Error) => string | undefined);
  /**
   * The sentence to add when it is unknown whether the write was done. It names the place to check. The default names
   * none.
   */
  readonly unconfirmed?: string;
  /** Runs after success. The action stays pending until the returned promise settles. */
  readonly onSuccess?: (response: Output, input: Input) => void | Promise<void>;
  readonly onFailure?: (error: Error) => void;
  readonly onSettled?: () => void;
  /** The action stays pending until its changes are refetched. */
  readonly isPendingUntilRefetched?: boolean;
  /** False for callers that refetch on their own. */
  readonly refetches?: boolean;
  /**
   * Refetches only after success, for a form that is shown because of the data it changes. After a failure, the form
   * stays.
   */
  readonly refetchesOnSuccess?: boolean;
  /** The code that sends, for callers that write while the user leaves the page and can't wait for it to load. */
  readonly sendOnce?: SendOnce;
}

export interface Action<Input, Output = unknown> {
  /** Runs the action. Ignored while one is running. */
  readonly run: (input: Input) => void;
  /** Runs the action even while another runs, for callers with their own queue. @throws the error of the failed run. */
  readonly runQueued: (input: Input) => Promise<Output>;
  readonly isPending: boolean;
  /** The last failure, until the next run or `reset`. */
  readonly error: Error | null;
  /**
   * The sentence to show with the failure when it is unknown whether the write was done. The toast includes it. Dialogs
   * that show the failure themselves must add it.
   */
  readonly unconfirmed: string | undefined;
  readonly reset: () => void;
}

/**
 * Runs a write, or several as one, then shows toasts and refetches what the contract lists as changed. It also
 * refetches after a failure, because the response may be lost or somebody else may have been first.
 */
export function useAction<E extends Endpoint>(
  call: E,
  options?: ActionOptions<EndpointInput<E>, EndpointResponse<E>> & SendOnceOptions<E>,
): Action<EndpointInput<E>, EndpointResponse<E>>;
export function useAction<Input, Output>(
  steps: Steps<Input, Output>,
  options?: ActionOptions<Input, Output>,
): Action<Input, Output>;
export function useAction<Input, Output>(
  action: Endpoint | Steps<Input, Output>,
  options: ActionOptions<Input, Output> & SendOnceOptions<Endpoint> = {},
): Action<Input, Output> {
  const { queryClient, store, notify } = usePortal();
  const texts = useMessages(writeMessages);
  const sendOnce = useSendOnce(options.sendOnce);
  const changed = useRef(new Set<EndpointId>());
  const {
    findDone,
    intent,
    success,
    failure,
    refetches = true,
    refetchesOnSuccess = false,
    isPendingUntilRefetched = false,
  } = options;
  const hintOf = (error: Error | null) =>
    isUnconfirmed(error) ? (options.unconfirmed ?? texts.unconfirmed) : undefined;
  const send: Send = (call, input, sendOptions) => {
    for (const id of call.changes ?? []) changed.current.add(id);
    return sendOnce(call, input, sendOptions);
  };
  const steps = (
    typeof action === "function"
      ? action
      : (_: Send, input: Input) => send(action, input as EndpointInput<Endpoint>, { findDone, intent })
  ) as Steps<Input, Output>;
  const refetch = (): Promise<unknown> => {
    const ids = [...changed.current];
    changed.current.clear();
    // Without a session, every refetch would be refused. Everything is refetched once there is a session again.
    if (!refetches || isAway(store.get(sharedSession))) return Promise.resolve();
    return Promise.all(ids.map((id) => queryClient.invalidateQueries({ queryKey: [id] })));
  };
  const write = useWrite<Input, Output>(queryClient, {
    mutationFn: (input) => steps(send, input),
    onSuccess: async (response, input) => {
      const text = typeof success === "function" ? success(response, input) : success;
      if (text !== undefined) notify({ tone: "success", text, action: options.next?.(response, input) });
      await options.onSuccess?.(response, input);
      // Draw the write's cache changes first. Otherwise, the second press of a double click could send a form again
      // that the write closes.
      await new Promise<void>((resolve) => notifyManager.schedule(resolve));
    },
    onError: (error) => {
      const text = typeof failure === "function" ? failure(error) : failure;
      // The prompt of the ended session already explains the failure.
      const isPrompted = isPortalError(error, "unauthenticated") && isAway(store.get(sharedSession));
      if (text !== undefined && (!isPrompted || isUnconfirmed(error)))
        notify({ tone: "danger", text, hint: hintOf(error) });
      options.onFailure?.(error);
    },
    onSettled: async (_response, error) => {
      const refetched = error !== null && refetchesOnSuccess ? undefined : refetch();
      options.onSettled?.();
      if (isPendingUntilRefetched) await refetched;
    },
  });
  return { ...write, unconfirmed: hintOf(write.error) };
}
