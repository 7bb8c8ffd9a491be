import { type MutationOptions, notifyManager, type QueryClient } from "@tanstack/react-query";
import { useCallback, useEffect, useRef, useState } from "react";

interface WriteState {
  readonly isPending: boolean;
  /** The last failure, until the next run or `reset`. */
  readonly error: Error | null;
}

const idle: WriteState = { isPending: false, error: null };

/**
 * Runs mutations of the query client and returns the state of the latest. It replaces the library's `useMutation`,
 * whose observer bundlers would load with the first panel of a page, even where only dialogs write.
 */
export function useWrite<Input, Output>(queryClient: QueryClient, options: MutationOptions<Output, Error, Input>) {
  const [state, setState] = useState(idle);
  const latest = useRef(options);
  const mutations = queryClient.getMutationCache();
  const shown = useRef<ReturnType<typeof mutations.build<Output, Error, Input, unknown>>>(undefined);
  useEffect(() => {
    latest.current = options;
    shown.current?.setOptions(options);
  });

  const runQueued = useCallback(
    (input: Input): Promise<Output> => {
      const mutation = mutations.build<Output, Error, Input, unknown>(queryClient, latest.current);
      shown.current = mutation;
      setState({ isPending: true, error: null });
      const end = (error: Error | null) =>
        // Scheduled after the write's changes to the cache.
        notifyManager.schedule(() => shown.current === mutation && setState({ isPending: false, error }));
      const response = mutation.execute(input);
      response.then(() => end(null), end);
      return response;
    },
    [queryClient, mutations],
  );

  // The second press of a double click may come after the response, while the form that it closes is still drawn.
  // Ignore runs until the end of the previous one is drawn.
  const isRunning = useRef(false);
  useEffect(() => {
    if (!state.isPending) isRunning.current = false;
  }, [state]);
  const run = useCallback(
    (input: Input): void => {
      if (isRunning.current) return;
      isRunning.current = true;
      runQueued(input).catch(() => undefined);
    },
    [runQueued],
  );
  /** Clears the last failure. A running write continues. */
  const reset = (): void => {
    if (isRunning.current) return;
    shown.current = undefined;
    setState(idle);
  };
  return { ...state, run, runQueued, reset };
}
