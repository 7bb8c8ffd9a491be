import { useEffect, useRef, useState } from "react";

interface DragHandlers {
  readonly onMove: (event: PointerEvent) => void;
  /** Called without an event if the browser canceled the pointer. */
  readonly onEnd?: (event?: PointerEvent) => void;
}

/** Follows a pressed pointer across the page. @returns a function that starts it. */
export function useDrag(handlers: DragHandlers): () => void {
  const [isDragging, setDragging] = useState(false);
  const latest = useRef(handlers);
  useEffect(() => {
    latest.current = handlers;
  });
  useEffect(() => {
    if (!isDragging) return;
    const abort = new AbortController();
    const options = { signal: abort.signal };
    addEventListener("pointermove", (event) => latest.current.onMove(event), options);
    const end = (event?: PointerEvent) => {
      setDragging(false);
      latest.current.onEnd?.(event);
    };
    addEventListener("pointerup", end, options);
    addEventListener("pointercancel", () => end(), options);
    return () => abort.abort();
  }, [isDragging]);
  return () => setDragging(true);
}
