import { useSyncExternalStore } from "react";
import type { Theme } from "../provider/theme";

const darkQuery = "(prefers-color-scheme: dark)";

/** What the system asks for, live. */
export function useSystemTheme(): Theme {
  return useSyncExternalStore(subscribe, () => (matchMedia(darkQuery).matches ? "dark" : "light"), () => "light");
}

function subscribe(onChange: () => void): () => void {
  const query = matchMedia(darkQuery);
  query.addEventListener("change", onChange);
  return () => query.removeEventListener("change", onChange);
}
