import { type RefObject, useEffect, useState } from "react";

/**
 * Shows an element in the browser's top layer, where no box around it can clip it. `toggle` is undefined if the browser
 * has no top layer for it: Firefox before 125.
 */
export function useFullWindow(ref: RefObject<HTMLElement | null>) {
  const [isFull, setFull] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (!isFull || !element) return;
    element.popover = "manual";
    element.showPopover();
    return () => {
      element.hidePopover();
      element.popover = null;
    };
  }, [ref, isFull]);
  const isPossible = typeof HTMLElement !== "undefined" && "showPopover" in HTMLElement.prototype;
  return { isFull, toggle: isPossible ? () => setFull(!isFull) : undefined };
}
