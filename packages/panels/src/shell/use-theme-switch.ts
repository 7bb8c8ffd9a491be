import { usePortal } from "../portal/portal-context";
import { chooseTheme, sharedTheme } from "../portal/theme";
import { useShared } from "../portal/use-shared";
import { useSystemTheme } from "./use-system-theme";

export interface ThemeSwitch {
  readonly isDark: boolean;
  readonly toggle: () => void;
}

/**
 * Whether the portal is dark now, and the way to the other theme. Until the user chooses, the system decides. Null where the embedder
 * decides.
 */
export function useThemeSwitch(): ThemeSwitch | null {
  const { store, appearance } = usePortal();
  const chosen = useShared(sharedTheme);
  const system = useSystemTheme();
  const isDark = (chosen ?? system) === "dark";
  if ((appearance.theme ?? "auto") !== "auto") return null;
  return { isDark, toggle: () => chooseTheme(store, isDark ? "light" : "dark") };
}
