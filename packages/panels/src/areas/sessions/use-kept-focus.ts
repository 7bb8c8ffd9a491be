import { type RefObject, useCallback, useEffect, useRef } from "react";

/**
 * Keeps the focus in a place when the row that had it is gone. Give the place the ref and `tabIndex={-1}`, and call the
 * function when a row is about to go.
 */
export function useKeptFocus(rows: unknown): readonly [place: RefObject<HTMLDivElement | null>, rowGoes: () => void] {
  const place = useRef<HTMLDivElement>(null);
  const isGoing = useRef(false);
  const rowGoes = useCallback(() => {
    isGoing.current = true;
  }, []);
  useEffect(() => {
    if (!isGoing.current || place.current === null) return;
    isGoing.current = false;
    const root = place.current.getRootNode() as Document | ShadowRoot;
    const isLost = root.activeElement === null || root.activeElement === document.body;
    if (isLost) place.current.focus({ preventScroll: true });
  }, [rows]);
  return [place, rowGoes];
}
