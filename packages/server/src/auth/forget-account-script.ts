/** What the panels keep in the browser's storage, and where the host's router keeps which page was scrolled how far. */
const traces = ["gatehouse.", "tsr-scroll-restoration"];
/** Choices of the reader, which name nobody and stay. What ends with a dot stands for all names that begin so. */
const kept = ["gatehouse.theme", "gatehouse.shortcuts", "gatehouse.sidebar", "gatehouse.list."];

/**
 * The script of the page that signs out: it clears what the panels' own sign-out clears, tells the other tabs, and goes on to sign in.
 * Panels know their server by its origin or, on its own pages, by none.
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
