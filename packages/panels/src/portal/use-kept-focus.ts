import { type RefObject, useCallback, useEffect, useRef } from "react";

/**
 * Keeps focus near a focused control that is removed. Give the surrounding element the ref and `tabIndex={-1}`, or a
 * field the ref, and call the function just before the control is removed.
 * @param shown - A value that changes once the control is removed.
 */
export function useKeptFocus<Place extends HTMLElement = HTMLDivElement>(
  shown: unknown,
): readonly [place: RefObject<Place | null>, controlGoes: () => void] {
  const place = useRef<Place>(null);
  const isGoing = useRef(false);
  const controlGoes = useCallback(() => {
    isGoing.current = true;
  }, []);
  useEffect(() => {
    if (!isGoing.current || place.current === null) return;
    isGoing.current = false;
    const root = place.current.getRootNode() as Document | ShadowRoot;
    const isLost = root.activeElement === null || root.activeElement === document.body;
    if (isLost) place.current.focus({ preventScroll: true });
  }, [shown]);
  return [place, controlGoes];
}
