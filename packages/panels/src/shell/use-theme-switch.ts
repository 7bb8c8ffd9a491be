import { usePortal } from "../portal/portal-context";
import { chooseTheme, sharedTheme } from "../portal/theme";
import { useShared } from "../portal/use-shared";
import { useSystemTheme } from "./use-system-theme";

export interface ThemeSwitch {
  readonly isDark: boolean;
  readonly toggle: () => void;
}

/**
 * The current theme, and a function that switches to the other one. The system's theme applies until the user chooses.
 * Null if the embedder sets the theme.
 */
export function useThemeSwitch(): ThemeSwitch | null {
  const { store, appearance } = usePortal();
  const chosen = useShared(sharedTheme);
  const system = useSystemTheme();
  const isDark = (chosen ?? system) === "dark";
  if ((appearance.theme ?? "auto") !== "auto") return null;
  return { isDark, toggle: () => chooseTheme(store, isDark ? "light" : "dark") };
}
