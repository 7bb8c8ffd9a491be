import { useSyncExternalStore } from "react";
import type { Settings } from "./settings";

type Theme = Exclude<Settings["theme"], "host">;

const attributes = ["data-bs-theme", "data-theme", "data-color-scheme"];

/** The theme that the page's `<html>` tells by an attribute or by the class `dark` or `light`; else the reader's system. */
function readHostTheme(): Theme {
  const page = document.documentElement;
  const told = [...attributes.map((name) => page.getAttribute(name)), ...page.classList];
  return told.find((word) => word === "dark" || word === "light") ?? "auto";
}

function watchHostTheme(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, { attributeFilter: [...attributes, "class"] });
  return () => observer.disconnect();
}

const watchNothing = () => () => undefined;

/** The theme to show; `host` is followed while the page changes it. */
export function usePanelTheme(theme: Settings["theme"]): Theme {
  const hostTheme = useSyncExternalStore(theme === "host" ? watchHostTheme : watchNothing, readHostTheme);
  return theme === "host" ? hostTheme : theme;
}
