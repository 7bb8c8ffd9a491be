import type { Theme } from "../portal/theme";
import { useMediaQuery } from "../portal/use-media-query";

/** The system's theme, live. */
export function useSystemTheme(): Theme {
  return useMediaQuery("(prefers-color-scheme: dark)", false) ? "dark" : "light";
}
