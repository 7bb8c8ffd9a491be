import { useState } from "react";

/** Runs a job after all earlier jobs have settled, successfully or not. */
export type WriteQueue = <Output>(job: () => Promise<Output>) => Promise<Output>;

/** A queue that sends writes to the same object one at a time. */
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
