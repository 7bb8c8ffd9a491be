import { useSyncExternalStore } from "react";

/** Below this width the sidebar starts closed (spec part 1 §2). */
const wideQuery = "(min-width: 767px)";

export function useIsWide(): boolean {
  return useSyncExternalStore(subscribe, () => matchMedia(wideQuery).matches, () => true);
}

function subscribe(onChange: () => void): () => void {
  const query = matchMedia(wideQuery);
  query.addEventListener("change", onChange);
  return () => query.removeEventListener("change", onChange);
}
