import type { Theme } from "../provider/theme";
import { useMediaQuery } from "../provider/use-media-query";

/** What the system asks for, live. */
export function useSystemTheme(): Theme {
  return useMediaQuery("(prefers-color-scheme: dark)", false) ? "dark" : "light";
}
