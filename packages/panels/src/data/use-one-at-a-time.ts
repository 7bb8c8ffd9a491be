import type { UseMutationResult } from "@tanstack/react-query";
import { useCallback, useEffect, useRef } from "react";

/**
 * Lets a mutation begin only once the one before is over and its end is drawn: the second press of a double click may come
 * after the answer and still find the form that the answer closes.
 */
export function useOneAtATime<Input>(
  mutation: Pick<UseMutationResult<unknown, Error, Input>, "mutate" | "reset" | "isPending" | "submittedAt">,
) {
  const { mutate, isPending, submittedAt } = mutation;
  const isRunning = useRef(false);
  useEffect(() => {
    if (!isPending) isRunning.current = false;
  }, [isPending, submittedAt]);
  const run = useCallback(
    (input: Input): void => {
      if (isRunning.current) return;
      isRunning.current = true;
      mutate(input);
    },
    [mutate],
  );
  /** Forgets the last failure. What still runs goes on. */
  const reset = (): void => {
    if (!isRunning.current) mutation.reset();
  };
  return { run, reset };
}
