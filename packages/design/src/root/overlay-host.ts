import { createContext, useContext } from "react";
import type { DialogStack } from "./dialog-stack";
import { focusedElement, isOwnContainer, overlayPlace } from "./overlay-place";
import { raise } from "./top-layer";

/** The parent of a root's overlays: its private container, or the dialog on top of it. */
export interface OverlayHost {
  /**
   * The root's container, created on first use, inside the dialog or popover around the root if there is one. Browser
   * only.
   */
  container: () => HTMLElement;
  /** The container for overlays of one element of the root, such as its menu. */
  containerFor: (element: Element | null) => HTMLElement;
  /** The element for new overlays: in the focused dialog, in our topmost open dialog, or the container. */
  top: () => HTMLElement;
  /** The dialog or popover that contains the focus, the page's or ours. */
  surface: () => Element | null;
  /** The CSP nonce for style elements. */
  nonce: () => string | undefined;
  /** Puts an element into the browser's top layer, unless the page orders the layers itself. */
  raise: (element: HTMLElement | null) => void;
  /** Puts an open dialog on top. @returns a function that removes it. */
  push: (element: HTMLElement) => () => void;
  /** Calls back whenever `top` or `surface` changes. */
  subscribe: (listener: () => void) => () => void;
}

/** The parent of a root's containers, and the styles that they share with the root. */
export interface OverlayLook {
  /** The root's element. Null before it mounts. */
  root: () => Element | null;
  /** The container's parent when no dialog or popover is around the root. */
  ground: () => Node;
  /** Whether the embedder chose `ground`. Containers then stay there. */
  isGroundFixed: boolean;
  /** Whether overlays use the browser's top layer. False if the page orders the layers itself. */
  isInTopLayer: boolean;
  theme: string;
  tokens: Readonly<Record<string, string | undefined>>;
  isHost: boolean;
  lang: string;
  dir: "ltr" | "rtl";
  nonce: string | undefined;
}

export interface OverlayHostControl extends OverlayHost {
  restyle: (look: OverlayLook) => void;
  remove: () => void;
}

/** Creates each container when it is first needed, and again if the page removed it. */
export function createOverlayHost(initialLook: OverlayLook, dialogs: DialogStack): OverlayHostControl {
  let look = initialLook;
  let containers: readonly HTMLElement[] = [];
  const made = new WeakSet<Node>();

  const dress = (target: HTMLElement) => {
    target.className = "gh-root gh-overlays";
    target.dataset["theme"] = look.theme;
    target.lang = look.lang;
    target.dir = look.dir;
    target.toggleAttribute("data-host", look.isHost);
    for (const name of Array.from(target.style)) if (!(name in look.tokens)) target.style.removeProperty(name);
    for (const [name, value] of Object.entries(look.tokens))
      if (value !== undefined) target.style.setProperty(name, value);
  };
  const containerIn = (parent: Node): HTMLElement => {
    const found = Array.from(parent.childNodes).find((node) => made.has(node)) as HTMLElement | undefined;
    const element = found ?? document.createElement("div");
    if (!found) {
      made.add(element);
      dress(element);
      element.addEventListener("click", keepFromPage);
      parent.appendChild(element);
    }
    if (!containers.includes(element)) containers = [...containers.filter(({ isConnected }) => isConnected), element];
    return element;
  };
  const placeOf = (element: Element | null | undefined) => {
    const parent = element && overlayPlace(element, look.isInTopLayer)?.parent;
    if (!parent) return undefined;
    if (isOwnContainer(parent)) return parent as HTMLElement;
    return look.isGroundFixed ? undefined : containerIn(parent);
  };
  const containerFor = (element: Element | null) => placeOf(element) ?? containerIn(look.ground());
  const container = () => containerFor(look.root());
  /* Styles end at the shadow root, so ignore focus outside it. */
  const focusedHere = () => (look.ground().getRootNode() as Document | ShadowRoot).activeElement;

  return {
    container,
    containerFor,
    nonce: () => look.nonce,
    top: () => placeOf(focusedHere()) ?? dialogs.top() ?? container(),
    surface() {
      const focused = focusedElement();
      return (focused && overlayPlace(focused, true)?.surface) ?? null;
    },
    raise: (element) => element && look.isInTopLayer && raise(element),
    push: dialogs.push,
    subscribe(listener) {
      const unsubscribe = dialogs.subscribe(listener);
      document.addEventListener("focusin", listener, true);
      return () => {
        unsubscribe();
        document.removeEventListener("focusin", listener, true);
      };
    },
    restyle(next) {
      look = next;
      containers.forEach(dress);
    },
    remove() {
      /*
       * React empties a container before this runs. A container with content is from StrictMode's extra unmount, so
       * keep it.
       */
      for (const element of containers) if (element.childNodes.length === 0) element.remove();
    },
  };
}

/** Keeps clicks on our overlay from closing a dialog of the page that closes on clicks outside its box. */
function keepFromPage(event: Event): void {
  if (overlayPlace(event.currentTarget as Element, true)) event.stopPropagation();
}

export const OverlayHostContext = createContext<OverlayHost | null>(null);

/** The root's overlay host. Throws outside a `GatehouseRoot`. */
export function useOverlayHost(): OverlayHost {
  const host = useContext(OverlayHostContext);
  if (!host) throw new Error("This component needs a <GatehouseRoot> above it.");
  return host;
}
