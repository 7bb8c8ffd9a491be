import { atom } from "jotai";

/** Starts the tour of the current page. Null if the page has none, or no room for it. */
export const pageTourAtom = atom<{ readonly start: () => void } | null>(null);
