// Our own keys, and the host router's scroll positions, which reveal the visited pages.
const traces = [/^gatehouse\./, /^tsr-scroll-restoration/];
// Theme, shortcuts and sidebar belong to the reader, not the account. List choices are stored under a hash of the
// account, so no other account can find them.
const kept = /^gatehouse\.(theme$|shortcuts$|sidebar$|list\.)/;

/** Clears the user's data from the browser's storage. Repeats on page unload, because the router writes again then. */
export function clearStoredTraces(): void {
  clearNow();
  window.addEventListener("pagehide", clearNow, { once: true });
}

function clearNow(): void {
  for (const area of ["localStorage", "sessionStorage"] as const) {
    try {
      const storage = window[area];
      for (const key of Object.keys(storage)) if (isTrace(key)) storage.removeItem(key);
    } catch {
      // The browser may forbid storage on the host page. Then there is nothing to clear.
      continue;
    }
  }
}

/** Whether a storage key holds user data. */
export function isTrace(key: string): boolean {
  return !kept.test(key) && traces.some((trace) => trace.test(key));
}
