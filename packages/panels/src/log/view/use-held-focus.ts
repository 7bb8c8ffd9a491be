import { type FocusEvent, type RefObject, useLayoutEffect, useRef } from "react";

/**
 * Keeps the focus in the view when a focused control in it is removed, by scrolling or by a jump to a line. The
 * viewer's keys would stop working otherwise.
 */
export function useHeldFocus(viewRef: RefObject<HTMLElement | null>) {
  const held = useRef<Element>(undefined);
  useLayoutEffect(() => {
    if (held.current === undefined || held.current.isConnected) return;
    held.current = undefined;
    viewRef.current?.focus({ preventScroll: true });
  });
  return {
    onFocus: ({ target }: FocusEvent) => {
      held.current = target;
    },
    // Not called for a removed control.
    onBlur: () => {
      held.current = undefined;
    },
  };
}
