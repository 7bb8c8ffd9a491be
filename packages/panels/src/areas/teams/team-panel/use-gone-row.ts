import { type RefObject, useCallback, useEffect, useRef, useState } from "react";

/**
 * Closes the dialog about a row once the row is removed, and moves the focus, which would go back to the row, to the element with the ref.
 * The function says so before the rows do.
 */
export function useGoneRow(
  isGone: boolean,
  close: () => void,
): readonly [place: RefObject<HTMLElement | null>, rowIsGone: () => void] {
  const place = useRef<HTMLElement>(null);
  const [count, setCount] = useState(0);
  // After the dialog has given the focus back to the row.
  useEffect(() => {
    if (count > 0) place.current?.focus();
  }, [count]);
  const rowIsGone = useCallback(() => {
    close();
    setCount((before) => before + 1);
  }, [close]);
  // Somebody else was first, or a response was lost: there is nothing left to ask.
  useEffect(() => {
    if (isGone) rowIsGone();
  }, [isGone, rowIsGone]);
  return [place, rowIsGone];
}
