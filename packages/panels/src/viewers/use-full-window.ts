import { type RefObject, useEffect } from "react";

/** Shows an element in the browser's top layer, where no box around it can clip it. */
export function useFullWindow(ref: RefObject<HTMLElement | null>, isFull: boolean): void {
  useEffect(() => {
    const element = ref.current;
    if (!isFull || !element || !("showPopover" in element)) return;
    element.popover = "manual";
    element.showPopover();
    return () => {
      element.hidePopover();
      element.popover = null;
    };
  }, [ref, isFull]);
}
