import { Button, MoonIcon, SunIcon } from "@gatehouse/design";
import type { ReactNode } from "react";
import { useMessages } from "../portal/messages";
import { useKeptTheme } from "../portal/theme";
import { shellMessages } from "./shell.messages";
import { useThemeSwitch } from "./use-theme-switch";

/**
 * Switches between light and dark, and keeps the choice for the next visit. Hidden when the embedder sets the theme.
 */
export function ThemeToggle(): ReactNode {
  const texts = useMessages(shellMessages);
  const themeSwitch = useThemeSwitch();
  useKeptTheme();
  if (themeSwitch === null) return null;
  const { isDark, toggle } = themeSwitch;
  return (
    <Button
      iconOnly
      variant="quiet"
      aria-label={isDark ? texts.toLight : texts.toDark}
      icon={isDark ? <SunIcon /> : <MoonIcon />}
      onPress={toggle}
    />
  );
}
