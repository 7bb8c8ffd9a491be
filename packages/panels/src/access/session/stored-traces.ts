// Ours, and where the host's router keeps how far which page was scrolled: it names pages that were visited.
const traces = [/^gatehouse\./, /^tsr-scroll-restoration/];
// The choices of light or dark, of keys and of the sidebar are the reader's, not the account's. Those for a list are under a hash
// of the account, which finds them again, and no other account does.
const kept = /^gatehouse\.(theme$|shortcuts$|sidebar$|list\.)/;

/** Clears what the browser's storage holds of a user. The router writes once more when the page goes: it is cleared again then. */
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
      // Storage may be forbidden on the embedder's page; then nothing is in it either.
      continue;
    }
  }
}

/** Whether a key of the storage holds something of a user. */
export function isTrace(key: string): boolean {
  return !kept.test(key) && traces.some((trace) => trace.test(key));
}
