/** The longest time that work may block the browser. */
export const sliceMs = 8;

/** Lets the browser draw and take input before work continues. */
export const turn = () =>
  new Promise<void>((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(undefined);
  });

/* A frame at 60 Hz: after this, the browser has drawn. */
const drawMs = 17;

/** A step yields this when the browser should draw its result before work continues. */
export const news = Symbol("news");

/**
 * Runs work step by step and yields to the browser every few milliseconds.
 *
 * @returns what the work returns, or undefined if it was aborted
 */
export async function inSlices<T>(
  steps: Iterator<unknown, T>,
  signal: AbortSignal,
  onSlice?: () => void,
): Promise<T | undefined> {
  for (;;) {
    const until = performance.now() + sliceMs;
    let isNews: boolean;
    do {
      if (signal.aborted) return undefined;
      const step = steps.next();
      if (step.done) return step.value;
      isNews = step.value === news;
    } while (!isNews && performance.now() < until);
    onSlice?.();
    // The next slice could otherwise begin before the browser gets to draw.
    await (isNews ? new Promise<void>((resolve) => setTimeout(resolve, drawMs)) : turn());
  }
}
