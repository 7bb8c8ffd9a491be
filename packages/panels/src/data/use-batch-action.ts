import { type Endpoint, type EndpointInput, isPortalError, type PortalErrorKind } from "@gatehouse/contract";
import { useMutation } from "@tanstack/react-query";
import { usePortal } from "../provider/portal-context";
import { type FindDone, orFindDone } from "./find-done";
import { endpointKey } from "./endpoint-key";
import { useOneAtATime } from "./use-one-at-a-time";

export interface BatchActionOptions<E extends Endpoint> {
  /** Toast when all went well. */
  readonly success: string;
  /** Toast when one did not. */
  readonly failure: string;
  /** Endpoints whose answers this changes; they are asked again, also after a failure, since some may have been done. */
  readonly refresh: readonly Endpoint[];
  /** Failures that count as done, as `not-found` does where something is removed. */
  readonly alsoDone?: PortalErrorKind;
  /** Asked of each where a failure leaves open whether it was done. */
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
export function useBatchAction<E extends Endpoint>(call: E, { success, failure, refresh, alsoDone, findDone, onSuccess, onSettled }: BatchActionOptions<E>): BatchAction<E> {
  const { client, queryClient, notify } = usePortal();
  const mutation = useMutation(
    {
      mutationFn: async (inputs: readonly EndpointInput<E>[]): Promise<void> => {
        const outcomes = await Promise.allSettled(inputs.map((input) => orFindDone(client.perform(call, input as object), input, { findDone, ask: client.call })));
        const failures = outcomes.flatMap((outcome): readonly unknown[] => (outcome.status === "rejected" ? [outcome.reason] : []));
        const remaining = failures.filter((error) => alsoDone === undefined || !isPortalError(error, alsoDone));
        // The end of the session is what the others come from.
        if (remaining.length > 0) throw remaining.find((error) => isPortalError(error, "unauthenticated")) ?? remaining[0];
      },
      onSuccess: () => {
        notify({ tone: "success", text: success });
        onSuccess?.();
      },
      onError: () => notify({ tone: "danger", text: failure }),
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
