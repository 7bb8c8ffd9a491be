import { useEffect } from "react";
import { usePortal } from "./portal-context";
import type { SharedStore, SharedValue } from "./shared-state";

export type Theme = "light" | "dark";

const storageKey = "gatehouse.theme";

function readTheme(): Theme | null {
  try {
    const value = globalThis.localStorage?.getItem(storageKey);
    return value === "light" || value === "dark" ? value : null;
  } catch {
    // The browser may forbid storage on the host page. The choice then lasts as long as the page.
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

/** The theme that the user chose in the shell on this page. Null follows the system, as do pages without a shell. */
export const sharedTheme: SharedValue<Theme | null> = { initial: () => null };

/**
 * Applies the theme kept in local storage and follows changes in other tabs. The shell with the theme button uses it.
 */
export function useKeptTheme(): void {
  const { store } = usePortal();
  useEffect(() => {
    store.set(sharedTheme, readTheme());
    const onStorage = (event: StorageEvent) => {
      if (event.key === storageKey) store.set(sharedTheme, readTheme());
    };
    window.addEventListener("storage", onStorage);
    return () => {
      window.removeEventListener("storage", onStorage);
      store.set(sharedTheme, null);
    };
  }, [store]);
}

export function chooseTheme(store: SharedStore, theme: Theme): void {
  store.set(sharedTheme, theme);
  keepTheme(theme);
}
