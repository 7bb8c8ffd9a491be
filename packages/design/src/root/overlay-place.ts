/** What a page lays over itself: outside of the innermost one, all may be inert, hidden from screen readers or out of a focus trap. */
const surfaces = "dialog, [popover]:not(.gh-layer, .gh-toasts), [role=dialog], [role=alertdialog], [aria-modal=true]";
const ownContainers = ".gh-overlays, .gh-modal-overlays";

/** Where something that belongs to an element has to stand. */
export interface OverlayPlace {
  /** The innermost surface around the element: a dialog or popover, the page's or ours. */
  readonly surface: Element;
  /** The element to stand in: within the surface, and in the element's own tree, where its styles apply. */
  readonly parent: Element;
}

/** The surface around an element and the place in it, also across shadow roots and slots. Undefined where there is none. */
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
    /* In the top layer it is all the same where in the surface: rather in a root of ours than among the page's own children. */
    const inside = isInTopLayer ? (root ?? at.querySelector(".gh-root")) : null;
    return { surface: at, parent: inside ?? at };
  }
  return undefined;
}

/** Whether what lies around an element is the page's, not a dialog in a root of ours. */
export const isInPageSurface = (element: Element) => overlayPlace(element, true)?.surface.closest(".gh-root") === null;

/** Whether an element is a container of ours already. */
export const isOwnContainer = (element: Element) => element.matches(ownContainers);

/** The next element around, as it is drawn: out of slots and shadow roots too. */
function outward(element: Element): Element | null {
  const around = element.assignedSlot ?? element.parentNode;
  return around instanceof ShadowRoot ? around.host : around instanceof Element ? around : null;
}

/** The focused element, inside of shadow roots too. */
export function focusedElement(): Element | null {
  let focused = document.activeElement;
  while (focused?.shadowRoot?.activeElement) focused = focused.shadowRoot.activeElement;
  return focused;
}
