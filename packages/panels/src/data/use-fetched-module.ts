import { useCallback, useEffect, useState } from "react";
import type { EndpointResult } from "./use-endpoint";

type State<T> = { readonly value?: T; readonly error: Error | null };

/**
 * A part of the code that is fetched when it is first wanted, for {@link Remote}: a skeleton until it is there, and Retry when it
 * cannot be fetched. `load` stays the same function.
 */
export function useFetchedModule<T>(load: () => Promise<T>, isWanted: boolean): EndpointResult<T> {
  const [{ value, error }, setState] = useState<State<T>>({ error: null });
  const refetch = useCallback(async () => {
    setState((before) => ({ ...before, error: null }));
    await load().then(
      (loaded) => setState({ value: loaded, error: null }),
      (failure: unknown) => setState({ error: failure as Error }),
    );
  }, [load]);
  useEffect(() => {
    if (isWanted) void refetch();
  }, [isWanted, refetch]);
  return { data: value, error, refetch };
}
