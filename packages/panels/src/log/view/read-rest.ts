import type { LogStore } from "../store/log-store";
import { sizeOf } from "../store/segment-list";

const sizeOfAll = ({ state }: LogStore) => state.segments.reduce((sum, segment) => sum + sizeOf(segment), 0);

/**
 * Reads the end of a log again after its build has ended, until a read brings nothing new. A server may write the last
 * lines later than the result.
 *
 * @returns a function that stops it
 */
export function readRest(store: LogStore, pollMs: number): () => void {
  let before: number | undefined;
  const timer = setInterval(() => {
    if (document.hidden) return;
    const size = sizeOfAll(store);
    if (size === before) return clearInterval(timer);
    before = size;
    store.poll();
  }, pollMs);
  return () => clearInterval(timer);
}
