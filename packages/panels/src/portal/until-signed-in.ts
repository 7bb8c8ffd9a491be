import { isAway, sharedSession } from "./session";
import type { SharedStore } from "./shared-state";

/** Waits while nobody is signed in. For polling outside queries. */
export function untilSignedIn(store: SharedStore): Promise<void> {
  const isOver = () => isAway(store.get(sharedSession));
  if (!isOver()) return Promise.resolve();
  return new Promise((resolve) => {
    const stop = store.subscribe(sharedSession, () => {
      if (isOver()) return;
      stop();
      resolve();
    });
  });
}
