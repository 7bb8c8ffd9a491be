import { type RefObject, useEffect, useRef } from "react";
import { pushEscape } from "./escape-stack";

/**
 * Handles Escape while the focus is inside an element, before a surrounding dialog of the page can close. The handler
 * gets the focused element and returns false to pass the key on. Without a handler, all keys pass.
 */
export function useEscape(
  ref: RefObject<Element | null>,
  onEscape: ((focused: Element) => void | false) | undefined,
): void {
  const latest = useRef(onEscape);
  useEffect(() => {
    latest.current = onEscape;
  });
  const isActive = onEscape !== undefined;
  useEffect(() => {
    if (!isActive) return;
    return pushEscape((event) => {
      const path = event.composedPath();
      const [focused] = path;
      if (!(focused instanceof Element) || ref.current === null || !path.includes(ref.current)) return false;
      return latest.current !== undefined && latest.current(focused) !== false;
    });
  }, [ref, isActive]);
}
