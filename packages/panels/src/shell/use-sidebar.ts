import { useEffect, useState } from "react";
import { useAtomStore, usePortalAtom } from "../portal/use-portal-atom";
import { sidebarAtom, type SidebarState } from "./sidebar-atom";
import { useIsWide } from "./use-is-wide";

/** On a wide page the sidebar stands beside the content, in full or as a rail of icons; on a narrow one it is a drawer. */
export type SidebarMode = "full" | "rail" | "drawer" | "closed";

export interface SidebarControl {
  readonly mode: SidebarMode;
  readonly openMenus: readonly string[];
  /** The top bar's toggle. */
  readonly toggle: () => void;
  readonly closeDrawer: () => void;
  /** Opens or closes a menu; from the rail, opens the sidebar with it. */
  readonly toggleMenu: (id: string) => void;
}

export function useSidebar(): SidebarControl {
  const store = useAtomStore();
  const isWide = useIsWide();
  const { isRail, openMenus } = usePortalAtom(sidebarAtom);
  const keep = (sidebar: SidebarState) => store.set(sidebarAtom, sidebar);
  const [isDrawerOpen, setDrawerOpen] = useState(false);
  useEffect(() => {
    // Whoever narrows the window again finds it closed.
    if (isWide) setDrawerOpen(false);
  }, [isWide]);
  const open = (id: string) => [...openMenus.filter((other) => other !== id), id];
  return {
    mode: isWide ? (isRail ? "rail" : "full") : isDrawerOpen ? "drawer" : "closed",
    openMenus,
    toggle: () => (isWide ? keep({ isRail: !isRail, openMenus }) : setDrawerOpen(!isDrawerOpen)),
    closeDrawer: () => setDrawerOpen(false),
    toggleMenu: (id) => {
      if (isWide && isRail) keep({ isRail: false, openMenus: open(id) });
      else keep({ isRail, openMenus: openMenus.includes(id) ? openMenus.filter((other) => other !== id) : open(id) });
    },
  };
}
