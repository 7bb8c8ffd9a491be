import type { SharedValue } from "./shared-state";

/**
 * How long the notice stays after reconnecting, in milliseconds, so that failing retries don't show a second notice.
 */
const catchUpMs = 2_000;

/**
 * Whether the browser has lost its connection. A browser that starts offline counts only once a request fails, because
 * it can still reach a server on the same machine.
 */
export const sharedOffline: SharedValue<boolean> = {
  initial: () => false,
  onWatched(set) {
    let timer: ReturnType<typeof setTimeout> | undefined;
    // The connection may have returned while no panel was mounted.
    if (navigator.onLine) set(false);
    const hear = ({ type }: Event) => {
      clearTimeout(timer);
      if (type === "offline") set(true);
      else timer = setTimeout(set, catchUpMs, false);
    };
    for (const type of ["offline", "online"]) window.addEventListener(type, hear);
    return () => {
      clearTimeout(timer);
      for (const type of ["offline", "online"]) window.removeEventListener(type, hear);
    };
  },
};
