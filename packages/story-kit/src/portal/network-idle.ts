/** The part of a query client that shows whether requests are running. */
interface Busy {
  isFetching(): number;
  isMutating(): number;
  getQueryCache(): { subscribe(onChange: () => void): () => void };
  getMutationCache(): { subscribe(onChange: () => void): () => void };
}

/** Lets pending work run first, such as React's rendering. */
export const nextTask = () =>
  new Promise<void>((resolve) => {
    setTimeout(resolve);
  });

/** Resolves when no request is running and the responses are rendered. */
export async function networkIdle(queryClient: Busy): Promise<void> {
  const isBusy = () => queryClient.isFetching() + queryClient.isMutating() > 0;
  await new Promise<void>((resolve) => {
    const look = () => {
      if (isBusy()) return;
      for (const stop of stops) stop();
      resolve();
    };
    const stops = [queryClient.getQueryCache(), queryClient.getMutationCache()].map((cache) => cache.subscribe(look));
    look();
  });
  await nextTask();
  await nextTask();
  if (isBusy()) await networkIdle(queryClient);
}
