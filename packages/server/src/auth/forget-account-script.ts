/** Prefixes of the storage keys to delete: the panels' own, and the host router's scroll positions by page. */
const traces = ["gatehouse.", "tsr-scroll-restoration"];
/** Preferences that identify nobody, so they are kept. A name that ends with a dot is a prefix. */
const kept = ["gatehouse.theme", "gatehouse.shortcuts", "gatehouse.sidebar", "gatehouse.list."];

/**
 * The script of the sign-out page. It clears the same keys as the panels' own sign-out, tells the other tabs, and opens
 * the sign-in page. It posts to two channels: panels use the server's origin in the name, or no origin on the server's
 * own pages.
 */
export const forgetAccountScript = `
const isKept = (key) => ${JSON.stringify(kept)}.some((name) => (name.endsWith(".") ? key.startsWith(name) : key === name));
const isTrace = (key) => ${JSON.stringify(traces)}.some((name) => key.startsWith(name)) && !isKept(key);
for (const area of ["localStorage", "sessionStorage"]) {
  try {
    for (const key of Object.keys(window[area])) if (isTrace(key)) window[area].removeItem(key);
  } catch {}
}
try {
  for (const origin of ["", location.origin]) new BroadcastChannel("gatehouse.session " + origin).postMessage("signed-out");
} catch {}
location.replace("/accounts/login/");
`;
