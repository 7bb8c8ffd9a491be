import type { SharedValue } from "./shared-state";

/** While panels retry requests that failed meanwhile, the notice is still shown once. */
const catchUpMs = 2_000;

/**
 * Whether the browser has lost its connection. A browser that says so from the start counts only once a request has failed: on a
 * machine without a network, it reaches a server on that machine all the same.
 */
export const sharedOffline: SharedValue<boolean> = {
  initial: () => false,
  onWatched(set) {
    let timer: ReturnType<typeof setTimeout> | undefined;
    // It may have come back while no panel was shown.
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
