/** Dialogs and popovers of the page. Elements outside the innermost one may be inert or hidden from screen readers. */
const surfaces = "dialog, [popover]:not(.gh-layer, .gh-toasts), [role=dialog], [role=alertdialog], [aria-modal=true]";
const ownContainers = ".gh-overlays, .gh-modal-overlays";

/** The parent of an element's overlays. */
export interface OverlayPlace {
  /** The innermost surface around the element: a dialog or popover, the page's or ours. */
  readonly surface: Element;
  /** The parent for overlays: inside the surface, and in the element's own tree, where its styles apply. */
  readonly parent: Element;
}

/**
 * The surface around an element and the place in it, even across shadow roots and slots. Undefined without a surface.
 */
export function overlayPlace(element: Element, isInTopLayer: boolean): OverlayPlace | undefined {
  const tree = element.getRootNode();
  let root: Element | undefined;
  for (let at: Element | null = element; at !== null; at = outward(at)) {
    const isOwnTree = at.getRootNode() === tree;
    if (isOwnTree && at.matches(".gh-root")) root ??= at;
    if (!at.matches(surfaces)) continue;
    const own = at.querySelector(":scope > .gh-modal-overlays");
    if (own !== null) return { surface: at, parent: own };
    if (!isOwnTree) return root && { surface: at, parent: root };
    /* In the top layer, any place in the surface works, so prefer our own root over the page's children. */
    const inside = isInTopLayer ? (root ?? at.querySelector(".gh-root")) : null;
    return { surface: at, parent: inside ?? at };
  }
  return undefined;
}

/** Whether the surface around an element is the page's, not a dialog in one of our roots. */
export const isInPageSurface = (element: Element) => overlayPlace(element, true)?.surface.closest(".gh-root") === null;

/** Whether an element is one of our containers. */
export const isOwnContainer = (element: Element) => element.matches(ownContainers);

/** The parent in the rendered tree, which leads out of slots and shadow roots. */
function outward(element: Element): Element | null {
  const around = element.assignedSlot ?? element.parentNode;
  return around instanceof ShadowRoot ? around.host : around instanceof Element ? around : null;
}

/** The focused element, also inside shadow roots. */
export function focusedElement(): Element | null {
  let focused = document.activeElement;
  while (focused?.shadowRoot?.activeElement) focused = focused.shadowRoot.activeElement;
  return focused;
}
