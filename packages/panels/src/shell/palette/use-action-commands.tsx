import { EyeIcon, LogoutIcon, MoonIcon, SunIcon } from "@gatehouse/design";
import type { Command } from "@gatehouse/design/command-dialog";
import { SigningOut } from "../../access/session/signing-out";
import { viewerMessages } from "../../access/session/viewer.messages";
import { pageTourAtom } from "../../areas/viewer";
import { leaveSafely } from "../../navigation/unsaved-changes";
import { useMessages } from "../../portal/messages";
import { usePortalAtom } from "../../portal/use-portal-atom";
import { shellMessages } from "../shell.messages";
import { useThemeSwitch } from "../use-theme-switch";
import { paletteMessages } from "./palette.messages";
import type { DrawDialog } from "./use-dialog-commands";

/** Actions available on every page. `open` shows a dialog in place of the palette. */
export function useActionCommands(open: (dialog: DrawDialog) => void): readonly Command[] {
  const shell = useMessages(shellMessages);
  const viewer = useMessages(viewerMessages);
  const { keywords } = useMessages(paletteMessages);
  const theme = useThemeSwitch();
  const tour = usePortalAtom(pageTourAtom);
  return [
    ...(theme === null
      ? []
      : [
          {
            id: "theme",
            label: theme.isDark ? shell.toLight : shell.toDark,
            keywords: keywords.theme,
            icon: theme.isDark ? <SunIcon /> : <MoonIcon />,
            onAction: theme.toggle,
          },
        ]),
    ...(tour === null ? [] : [{ id: "tour", label: viewer.showTour, icon: <EyeIcon />, onAction: tour.start }]),
    {
      id: "logout",
      label: viewer.logout,
      keywords: keywords.logout,
      icon: <LogoutIcon />,
      onAction: () => leaveSafely(() => open((onClose) => <SigningOut onClose={onClose} />)),
    },
  ];
}
