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
  // As a server renders it. What the browser keeps follows once the sidebar is on the page.
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
    // A text that is not ours.
    return initial;
  }
}
