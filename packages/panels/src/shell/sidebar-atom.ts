import { atom } from "jotai";

/** Whether the sidebar is open; null until the user says so, when the window's width decides. */
export const sidebarOpenAtom = atom<boolean | null>(null);
