import { Button, MoonIcon, SunIcon } from "@gatehouse/design";
import type { ReactNode } from "react";
import { useMessages } from "../provider/messages";
import { shellMessages } from "./shell.messages";
import { useThemeSwitch } from "./use-theme-switch";

/** Light or dark, kept for the next visit. */
export function ThemeToggle(): ReactNode {
  const texts = useMessages(shellMessages);
  const { isDark, toggle } = useThemeSwitch();
  return <Button iconOnly variant="quiet" aria-label={isDark ? texts.toLight : texts.toDark} icon={isDark ? <SunIcon /> : <MoonIcon />} onPress={toggle} />;
}
