import { useLayoutEffect } from "react";
import { focusedElement } from "../root/overlay-place";
import { clearTop } from "./clear-top";
import { lastPressed } from "./last-press";
import type { Toast } from "./toast-queue";

/** The regions of all portals on the page, the one that came first at the top. */
const regions = new Set<HTMLElement>();

function placeAll(): void {
  const focused = focusedElement();
  // A region with the focus stays in place.
  const held = (region: HTMLElement) => Number(region.contains(focused));
  const others: DOMRect[] = [];
  for (const region of [...regions].sort((a, b) => held(b) - held(a))) {
    if (!held(region)) {
      const top = clearTop({
        region: region.getBoundingClientRect(),
        bars: Array.from(document.querySelectorAll("[data-gatehouse-bar]"), (bar) => bar.getBoundingClientRect()),
        others,
        controls: [lastPressed(), focused?.getBoundingClientRect()],
        windowHeight: window.innerHeight,
      });
      region.style.insetBlockStart = `${top}px`;
    }
    others.push(region.getBoundingClientRect());
  }
}

/** Keeps the region off the page's bars, other regions, the control just pressed, and the focused one. */
export function useClearTop(
  ref: { readonly current: HTMLElement | null },
  container: HTMLElement | null,
  toasts: readonly Toast[],
): void {
  useLayoutEffect(() => {
    const region = ref.current;
    if (region === null) return;
    regions.add(region);
    // A closing dialog returns the focus a moment later. Several regions share one listener.
    document.addEventListener("focusin", placeAll);
    window.addEventListener("resize", placeAll);
    return () => {
      regions.delete(region);
      if (regions.size > 0) return;
      document.removeEventListener("focusin", placeAll);
      window.removeEventListener("resize", placeAll);
    };
  }, [ref, container]);
  useLayoutEffect(placeAll, [container, toasts]);
}
