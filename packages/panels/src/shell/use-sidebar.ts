import { useEffect, useState } from "react";
import { usePortal } from "../portal/portal-context";
import { useShared } from "../portal/use-shared";
import { keepSidebar, sharedSidebar, type SidebarState } from "./sidebar-state";
import { useIsRoomy, useIsWide } from "./use-is-wide";

/**
 * On a wide page, the sidebar is beside the content, in full or as a rail of icons. On a medium page, it is a rail that
 * opens as a drawer. On a narrow page, it is a drawer.
 */
export type SidebarMode = "full" | "rail" | "drawer" | "closed";

export interface SidebarControl {
  readonly mode: SidebarMode;
  /** The form of the sidebar beside the content, even behind an open drawer. */
  readonly beside: "full" | "rail" | undefined;
  readonly openMenus: readonly string[];
  /** Handles the top bar's toggle. */
  readonly toggle: () => void;
  readonly closeDrawer: () => void;
  /** Opens or closes a menu. In the rail, also opens the sidebar. */
  readonly toggleMenu: (id: string) => void;
}

export function useSidebar(): SidebarControl {
  const { store } = usePortal();
  const isWide = useIsWide();
  const isRoomy = useIsRoomy();
  const { isRail, openMenus } = useShared(sharedSidebar);
  const keep = (sidebar: SidebarState) => keepSidebar(store, sidebar);
  const [isDrawerOpen, setDrawerOpen] = useState(false);
  // Close the drawer when the window crosses a breakpoint.
  useEffect(() => setDrawerOpen(false), [isRoomy, isWide]);
  const open = (id: string) => [...openMenus.filter((other) => other !== id), id];
  const beside = isRoomy && !isRail ? "full" : isWide ? "rail" : undefined;
  const mode = isDrawerOpen ? "drawer" : (beside ?? "closed");
  return {
    mode,
    beside,
    openMenus,
    toggle: () => (isRoomy ? keep({ isRail: !isRail, openMenus }) : setDrawerOpen(!isDrawerOpen)),
    closeDrawer: () => setDrawerOpen(false),
    toggleMenu: (id) => {
      if (mode === "rail") {
        keep({ isRail: isRail && !isRoomy, openMenus: open(id) });
        if (!isRoomy) setDrawerOpen(true);
      } else keep({ isRail, openMenus: openMenus.includes(id) ? openMenus.filter((other) => other !== id) : open(id) });
    },
  };
}
