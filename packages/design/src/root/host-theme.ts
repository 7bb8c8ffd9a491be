import { useSyncExternalStore } from "react";

/** `auto` follows the operating system. */
export type Theme = "light" | "dark" | "auto";

const attributes = ["data-bs-theme", "data-theme", "data-color-scheme"];

/**
 * The theme of the page's `<html>`: an attribute, the class `dark` or `light`, or an inline `color-scheme`. Otherwise
 * `auto`.
 */
function readHostTheme(): Theme {
  const page = document.documentElement;
  const declared = [...attributes.map((name) => page.getAttribute(name)), ...page.classList, page.style.colorScheme];
  return declared.find((word) => word === "dark" || word === "light") ?? "auto";
}

const listeners = new Set<() => void>();
let observer: MutationObserver | undefined;

/* All roots of a page share one observer. */
function watchHostTheme(onChange: () => void): () => void {
  listeners.add(onChange);
  observer ??= new MutationObserver(() => listeners.forEach((listener) => listener()));
  if (listeners.size === 1)
    observer.observe(document.documentElement, { attributeFilter: [...attributes, "class", "style"] });
  return () => {
    listeners.delete(onChange);
    if (listeners.size === 0) observer?.disconnect();
  };
}

const watchNothing = () => () => undefined;
const onServer = (): Theme => "auto";

/** The theme to show. With `host`, it follows the page's changes. */
export function useShownTheme(theme: Theme | "host"): Theme {
  const isHost = theme === "host";
  const hostTheme = useSyncExternalStore(
    isHost ? watchHostTheme : watchNothing,
    isHost ? readHostTheme : onServer,
    onServer,
  );
  return isHost ? hostTheme : theme;
}
