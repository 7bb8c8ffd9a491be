import { isPortalError, type PortalError } from "@gatehouse/contract";
import { MutationCache, QueryCache, QueryClient } from "@tanstack/react-query";

export interface QueryClientOptions {
  /** Some call was answered: there is a session. A query tells which endpoint's it was. */
  readonly onAnswer: (endpoint?: unknown, answer?: unknown) => void;
  /** The session is gone: some call was refused for it. */
  readonly onUnauthenticated: (call: { readonly isWrite: boolean }) => void;
  /** An answer broke the contract; the panel shows that it failed, this reports it. */
  readonly onUnreadable: (error: PortalError) => void;
}

/** The provider's own query client: one quiet second try for what may pass, none for what will not. */
export function createQueryClient({ onAnswer, onUnauthenticated, onUnreadable }: QueryClientOptions): QueryClient {
  const onError = (error: Error, isWrite: boolean): void => {
    if (isPortalError(error, "unauthenticated")) onUnauthenticated({ isWrite });
    if (isPortalError(error, "contract")) onUnreadable(error);
  };
  return new QueryClient({
    queryCache: new QueryCache({ onError: (error) => onError(error, false), onSuccess: (answer, { queryKey }) => onAnswer(queryKey[0], answer) }),
    mutationCache: new MutationCache({ onError: (error) => onError(error, true), onSuccess: () => onAnswer() }),
    defaultOptions: {
      queries: {
        retry: (failures, error) => failures < 1 && isPortalError(error, "network", "server"),
        retryDelay: 1_000,
        staleTime: 5_000,
        gcTime: 5 * 60_000,
        networkMode: "always",
        refetchOnReconnect: true,
      },
      // A write is never repeated by itself: the first may have been done.
      mutations: { retry: false, networkMode: "always" },
    },
  });
}

/** Empties the cache. A call that is cut off keeps its query for minutes once it settles: it is waited for. */
export async function forgetAnswers(queryClient: QueryClient): Promise<void> {
  await queryClient.cancelQueries();
  queryClient.clear();
}
