import { useAtom } from "jotai";
import { usePortal } from "../provider/portal-context";
import { themeAtom } from "../provider/theme";
import { useSystemTheme } from "./use-system-theme";

/** Whether the portal is dark now, and the way to the other theme. Until it is taken the system decides. */
export function useThemeSwitch(): { readonly isDark: boolean; readonly toggle: () => void } {
  const [chosen, choose] = useAtom(themeAtom, { store: usePortal().store });
  const system = useSystemTheme();
  const isDark = (chosen ?? system) === "dark";
  return { isDark, toggle: () => choose(isDark ? "light" : "dark") };
}
