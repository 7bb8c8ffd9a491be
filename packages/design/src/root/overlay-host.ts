import { createContext, useContext } from "react";
import type { DialogStack } from "./dialog-stack";

/** Where a root's overlays go: its private container, or the dialog on top of it. */
export interface OverlayHost {
  /** The root's container, made on first use. Browser only. */
  container: () => HTMLElement;
  /** The element overlays belong into now: the topmost open dialog's, or the container. */
  top: () => HTMLElement;
  /** The CSP nonce for style elements. */
  nonce: () => string | undefined;
  /** Puts an open dialog on top; the answer takes it away again. */
  push: (element: HTMLElement) => () => void;
  /** Calls back whenever `top` changes. */
  subscribe: (listener: () => void) => () => void;
}

/** How a root's container is made: its parent and what it shares with the root. */
export interface OverlayLook {
  parent: () => Node;
  theme: string;
  tokens: Readonly<Record<string, string | undefined>>;
  isHost: boolean;
  nonce: string | undefined;
}

export interface OverlayHostControl extends OverlayHost {
  restyle: (look: OverlayLook) => void;
  remove: () => void;
}

/** Makes the container once something is to stand in it, and again where a page has taken it away. */
export function createOverlayHost(initialLook: OverlayLook, dialogs: DialogStack): OverlayHostControl {
  let look = initialLook;
  let element: HTMLElement | null = null;

  const dress = (target: HTMLElement) => {
    target.className = "gh-root gh-overlays";
    target.dataset["theme"] = look.theme;
    target.toggleAttribute("data-host", look.isHost);
    for (const name of Array.from(target.style)) if (!(name in look.tokens)) target.style.removeProperty(name);
    for (const [name, value] of Object.entries(look.tokens)) if (value !== undefined) target.style.setProperty(name, value);
  };
  const container = () => {
    if (!element?.isConnected) {
      element = document.createElement("div");
      dress(element);
      look.parent().appendChild(element);
    }
    return element;
  };

  return {
    container,
    nonce: () => look.nonce,
    top: () => dialogs.top() ?? container(),
    push: dialogs.push,
    subscribe: dialogs.subscribe,
    restyle(next) {
      look = next;
      if (!element) return;
      dress(element);
      if (element.parentNode !== look.parent()) look.parent().appendChild(element);
    },
    remove() {
      element?.remove();
      element = null;
    },
  };
}

export const OverlayHostContext = createContext<OverlayHost | null>(null);

/** The root's overlay host. Throws outside a `GatehouseRoot`, naming it. */
export function useOverlayHost(): OverlayHost {
  const host = useContext(OverlayHostContext);
  if (!host) throw new Error("This component needs a <GatehouseRoot> above it.");
  return host;
}
