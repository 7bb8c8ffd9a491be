import { EyeIcon, LogoutIcon, MoonIcon, SunIcon } from "@gatehouse/design";
import type { Command } from "@gatehouse/design/overlays";
import { useAtomValue } from "jotai";
import { pageTourAtom, useSignOut, viewerMessages } from "../../areas/viewer";
import { useMessages } from "../../provider/messages";
import { usePortal } from "../../provider/portal-context";
import { shellMessages } from "../shell.messages";
import { useThemeSwitch } from "../use-theme-switch";

/** What can be done from any page. */
export function useActionCommands(): readonly Command[] {
  const shell = useMessages(shellMessages);
  const viewer = useMessages(viewerMessages);
  const { isDark, toggle } = useThemeSwitch();
  const tour = useAtomValue(pageTourAtom, { store: usePortal().store });
  const signOut = useSignOut();
  return [
    { id: "theme", label: isDark ? shell.toLight : shell.toDark, icon: isDark ? <SunIcon /> : <MoonIcon />, onAction: toggle },
    ...(tour === null ? [] : [{ id: "tour", label: viewer.showTour, icon: <EyeIcon />, onAction: tour.start }]),
    { id: "logout", label: viewer.logout, icon: <LogoutIcon />, onAction: signOut },
  ];
}
