import { useState } from "react";

/** Does a job once those before it are over, whatever became of them. */
export type WriteQueue = <Output>(job: () => Promise<Output>) => Promise<Output>;

/** Sends the writes of one thing one after the other. */
export function useWriteQueue(): WriteQueue {
  const [queue] = useState(createWriteQueue);
  return queue;
}

export function createWriteQueue(): WriteQueue {
  let last: Promise<unknown> = Promise.resolve();
  return (job) => {
    const next = last.then(job, job);
    last = next.catch(() => undefined);
    return next;
  };
}
