import { type RefObject, useCallback, useEffect, useRef, useState } from "react";

/** Where the focus goes when the row that had it is gone: give the place the ref, and call the function when the row's dialog closes. */
export function useFocusAfterRemoval(): readonly [place: RefObject<HTMLElement | null>, rowIsGone: () => void] {
  const place = useRef<HTMLElement>(null);
  const [count, setCount] = useState(0);
  // After the dialog has given the focus back to the row.
  useEffect(() => {
    if (count > 0) place.current?.focus();
  }, [count]);
  return [place, useCallback(() => setCount((before) => before + 1), [])];
}
