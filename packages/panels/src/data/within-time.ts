/** Runs `ask`, and aborts it after this many milliseconds. @throws what `ask` throws, or the abort's reason. */
export async function withinTime<T>(ms: number, ask: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const stop = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stopped = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      stop.abort();
      reject(stop.signal.reason as Error);
    }, ms);
  });
  try {
    return await Promise.race([ask(stop.signal), stopped]);
  } finally {
    clearTimeout(timer);
  }
}
