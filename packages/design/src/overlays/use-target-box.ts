import { useLayoutEffect, useState } from "react";
import type { Box, Size } from "./place-beside";

export interface TargetBox {
  /** The visible part of the target. Null once it is removed. */
  readonly box: Box | null;
  readonly window: Size;
}

const padding = 6;

/** Scrolls an element into view and follows it when the page scrolls, resizes or changes its layout. */
export function useTargetBox(target: Element | null): TargetBox {
  const [measured, setMeasured] = useState<TargetBox>(() => measure(target));
  useLayoutEffect(() => {
    const update = () => {
      const now = measure(target);
      setMeasured((before) => (JSON.stringify(before) === JSON.stringify(now) ? before : now));
    };
    scrollTo(target);
    update();
    const observer = new ResizeObserver(update);
    observer.observe(document.documentElement);
    if (target) observer.observe(target);
    window.addEventListener("resize", update);
    document.addEventListener("scroll", update, { capture: true, passive: true });
    return () => {
      observer.disconnect();
      window.removeEventListener("resize", update);
      document.removeEventListener("scroll", update, { capture: true });
    };
  }, [target]);
  return measured;
}

function measure(target: Element | null): TargetBox {
  const { clientWidth: width, clientHeight: height } = document.documentElement;
  if (!target?.isConnected) return { box: null, window: { width, height } };
  const rect = target.getBoundingClientRect();
  const left = Math.max(0, rect.left - padding);
  const top = Math.max(0, rect.top - padding);
  const box = {
    left,
    top,
    width: Math.min(width, rect.right + padding) - left,
    height: Math.min(height, rect.bottom + padding) - top,
  };
  return { box: box.width > 0 && box.height > 0 ? box : null, window: { width, height } };
}

/* Align tall targets with the top of the window, and center all others. */
function scrollTo(target: Element | null): void {
  const isTall = (target?.getBoundingClientRect().height ?? 0) > document.documentElement.clientHeight * 0.6;
  target?.scrollIntoView({ block: isTall ? "start" : "center", inline: "nearest", behavior: "instant" });
}
