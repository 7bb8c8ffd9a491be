import { type Endpoint, type EndpointInput, isPortalError } from "@gatehouse/contract";
import { useMutation } from "@tanstack/react-query";
import { useMessages } from "../portal/messages";
import { usePortal } from "../portal/portal-context";
import { dataMessages } from "./data.messages";
import { endpointKey } from "./endpoint-key";
import type { FindDone } from "./find-done";
import { isUnconfirmed } from "./send-once";
import { useOneAtATime } from "./use-one-at-a-time";
import { useSendOnce } from "./use-send-once";

export interface BatchActionOptions<E extends Endpoint> {
  /** Toast when all went well. */
  readonly success: string;
  /** Toast when one did not. */
  readonly failure: string;
  /** Endpoints whose answers this changes; they are asked again, also after a failure, since some may have been done. */
  readonly refresh: readonly Endpoint[];
  /** Looks up, for each, whether it was done when the response was lost or cannot be read. */
  readonly findDone?: FindDone<E>;
  readonly onSuccess?: () => void;
  readonly onSettled?: () => void;
}

export interface BatchAction<E extends Endpoint> {
  /** One call for each input, told as one. For none there is no call; while some run, others are ignored. */
  readonly run: (inputs: readonly EndpointInput<E>[]) => void;
  readonly isPending: boolean;
}

/** A writing call of the contract, made for each of several things. */
export function useBatchAction<E extends Endpoint>(
  call: E,
  { success, failure, refresh, findDone, onSuccess, onSettled }: BatchActionOptions<E>,
): BatchAction<E> {
  const { queryClient, notify } = usePortal();
  const { unconfirmed } = useMessages(dataMessages);
  const sendOnce = useSendOnce();
  const mutation = useMutation(
    {
      mutationFn: async (inputs: readonly EndpointInput<E>[]): Promise<void> => {
        const outcomes = await Promise.allSettled(inputs.map((input) => sendOnce(call, input, { findDone })));
        const failures = outcomes.flatMap((outcome): readonly unknown[] =>
          outcome.status === "rejected" ? [outcome.reason] : [],
        );
        // The end of the session is what the others come from.
        if (failures.length > 0)
          throw (
            failures.find((error) => isPortalError(error, "unauthenticated")) ??
            failures.find(isUnconfirmed) ??
            failures[0]
          );
      },
      onSuccess: () => {
        notify({ tone: "success", text: success });
        onSuccess?.();
      },
      onError: (error) =>
        notify({ tone: "danger", text: failure, hint: isUnconfirmed(error) ? unconfirmed : undefined }),
      onSettled: () => {
        for (const changed of refresh) void queryClient.invalidateQueries({ queryKey: endpointKey(changed) });
        onSettled?.();
      },
    },
    queryClient,
  );
  const { run } = useOneAtATime(mutation);
  return { run: (inputs) => inputs.length > 0 && run(inputs), isPending: mutation.isPending };
}
