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

/** The theme that the user chose in the shell on this page. Null follows the system, as do pages without a shell. */
export const sharedTheme: SharedValue<Theme | null> = { initial: () => null };

/** Applies the choice kept in local storage while the shell with the theme button is on the page, and follows it across tabs. */
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
