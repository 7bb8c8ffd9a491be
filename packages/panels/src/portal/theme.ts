import type { SharedStore, SharedValue } from "./shared-state";

export type Theme = "light" | "dark";

const storageKey = "gatehouse.theme";

function readTheme(): Theme | null {
  try {
    const value = globalThis.localStorage?.getItem(storageKey);
    return value === "light" || value === "dark" ? value : null;
  } catch {
    // Storage may be forbidden on the embedder's page; the choice then lasts as long as the page.
    return null;
  }
}

function keepTheme(theme: Theme): void {
  try {
    globalThis.localStorage?.setItem(storageKey, theme);
  } catch {
    return;
  }
}

/** The user's own choice, kept in local storage and followed across tabs; null follows the system. */
export const sharedTheme: SharedValue<Theme | null> = {
  initial: () => null,
  onWatched(set) {
    set(readTheme());
    const onStorage = (event: StorageEvent) => {
      if (event.key === storageKey) set(readTheme());
    };
    window.addEventListener("storage", onStorage);
    return () => window.removeEventListener("storage", onStorage);
  },
};

export function chooseTheme(store: SharedStore, theme: Theme): void {
  store.set(sharedTheme, theme);
  keepTheme(theme);
}
