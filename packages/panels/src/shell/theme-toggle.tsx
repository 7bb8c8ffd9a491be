import { Button, MoonIcon, SunIcon } from "@gatehouse/design";
import { useAtom } from "jotai";
import type { ReactNode } from "react";
import { useMessages } from "../provider/messages";
import { usePortal } from "../provider/portal-context";
import { themeAtom } from "../provider/theme";
import { shellMessages } from "./shell.messages";
import { useSystemTheme } from "./use-system-theme";

/** Light or dark, kept for the next visit. Until it is pressed the system decides. */
export function ThemeToggle(): ReactNode {
  const texts = useMessages(shellMessages);
  const [chosen, choose] = useAtom(themeAtom, { store: usePortal().store });
  const system = useSystemTheme();
  const isDark = (chosen ?? system) === "dark";
  return (
    <Button
      iconOnly
      variant="quiet"
      aria-label={isDark ? texts.toLight : texts.toDark}
      icon={isDark ? <SunIcon /> : <MoonIcon />}
      onPress={() => choose(isDark ? "light" : "dark")}
    />
  );
}
