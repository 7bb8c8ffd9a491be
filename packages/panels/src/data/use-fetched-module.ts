import { type LazyModule, useLazyModule } from "@gatehouse/design";
import { useCallback, useState } from "react";
import type { EndpointResult } from "./use-endpoint";

/** A lazy module as a query for {@link Remote}: a skeleton until it has loaded, and Retry if it cannot be fetched. */
export function useFetchedModule<T>(lazy: LazyModule<T>, isWanted = true): EndpointResult<T> {
  const [error, setError] = useState<Error | null>(null);
  const data = useLazyModule(lazy, isWanted && error === null, (failure) => setError(failure as Error));
  const refetch = useCallback(async () => setError(null), []);
  return { data, error, refetch };
}
