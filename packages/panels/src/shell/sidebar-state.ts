import { keepText, readKeptText } from "../data/kept-text";
import type { SharedStore, SharedValue } from "../portal/shared-state";

/** The browser's record of the sidebar: whether it is a rail, and which of its menus are open. */
export interface SidebarState {
  readonly isRail: boolean;
  readonly openMenus: readonly string[];
}

const name = "sidebar";
const initial: SidebarState = { isRail: false, openMenus: [] };

export const sharedSidebar: SharedValue<SidebarState> = {
  // Start with the server's markup. The kept state applies once the sidebar is mounted.
  initial: () => initial,
  onWatched(set) {
    set(read());
    return () => undefined;
  },
};

export function keepSidebar(store: SharedStore, state: SidebarState): void {
  store.set(sharedSidebar, state);
  keepText(name, JSON.stringify(state));
}

function read(): SidebarState {
  try {
    const kept: unknown = JSON.parse(readKeptText(name) ?? "null");
    if (typeof kept !== "object" || kept === null) return initial;
    const { isRail, openMenus } = kept as Partial<Record<keyof SidebarState, unknown>>;
    return {
      isRail: isRail === true,
      openMenus: Array.isArray(openMenus) ? openMenus.filter((id) => typeof id === "string") : [],
    };
  } catch {
    // The stored text isn't ours.
    return initial;
  }
}
