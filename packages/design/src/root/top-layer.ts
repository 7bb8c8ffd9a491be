/** Whether the browser can put elements above everything else on the page (Chrome 114, Firefox 125, Safari 17). */
export const hasTopLayer = () => typeof HTMLElement !== "undefined" && "showPopover" in HTMLElement.prototype;

/** Puts an element on top of the browser's top layer. An open element that contains the focus stays where it is. */
export function raise(element: HTMLElement): void {
  if (!element.isConnected) return;
  element.popover = "manual";
  if (!element.matches(":popover-open")) element.showPopover();
  else if (!element.matches(":focus-within")) {
    element.hidePopover();
    element.showPopover();
  }
}
