import type { Theme } from "../portal/theme";
import { useMediaQuery } from "../portal/use-media-query";

/** What the system asks for, live. */
export function useSystemTheme(): Theme {
  return useMediaQuery("(prefers-color-scheme: dark)", false) ? "dark" : "light";
}
