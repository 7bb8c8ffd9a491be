/** Gives up after so many milliseconds, and aborts what still runs. @throws what `ask` throws, or the abort's reason. */
export async function withinTime<T>(ms: number, ask: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const stop = new AbortController();
  const timer = setTimeout(() => stop.abort(), ms);
  const stopped = new Promise<never>((_, reject) => {
    stop.signal.addEventListener("abort", () => reject(stop.signal.reason as Error));
  });
  try {
    return await Promise.race([ask(stop.signal), stopped]);
  } finally {
    clearTimeout(timer);
  }
}
