/** The part of a query client that shows whether requests are running. */
interface Busy {
  isFetching(): number;
  isMutating(): number;
  getQueryCache(): { subscribe(onChange: () => void): () => void };
  getMutationCache(): { subscribe(onChange: () => void): () => void };
}

/** Lets what is due be done first, such as React's drawing. */
export const nextTask = () =>
  new Promise<void>((resolve) => {
    setTimeout(resolve);
  });

/** Nothing is on its way, and what came is drawn. */
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
