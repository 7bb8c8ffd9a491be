import { atom } from "jotai";

/** What the browser keeps of the sidebar: whether it is a rail, and which of its menus stand open. */
export interface SidebarState {
  readonly isRail: boolean;
  readonly openMenus: readonly string[];
}

const storageKey = "gatehouse.sidebar";
const initial: SidebarState = { isRail: false, openMenus: [] };

function read(): SidebarState {
  try {
    const kept: unknown = JSON.parse(globalThis.localStorage?.getItem(storageKey) ?? "null");
    if (typeof kept !== "object" || kept === null) return initial;
    const { isRail, openMenus } = kept as Partial<Record<keyof SidebarState, unknown>>;
    return {
      isRail: isRail === true,
      openMenus: Array.isArray(openMenus) ? openMenus.filter((id) => typeof id === "string") : [],
    };
  } catch {
    // Forbidden storage, or a text that is not ours.
    return initial;
  }
}

function keep(state: SidebarState): void {
  try {
    globalThis.localStorage?.setItem(storageKey, JSON.stringify(state));
  } catch {
    return;
  }
}

const stored = atom(initial);
stored.onMount = (set) => set(read());

export const sidebarAtom = atom(
  (get) => get(stored),
  (_get, set, state: SidebarState) => {
    set(stored, state);
    keep(state);
  },
);
