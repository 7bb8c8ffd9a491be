import { type RefObject, useCallback, useEffect, useRef, useState } from "react";

/**
 * Closes a row's dialog once the row is removed. Moves the focus to the element with the returned ref, because the row
 * can't take it back. Call the returned function to report the removal before the rows update.
 */
export function useGoneRow(
  isGone: boolean,
  close: () => void,
): readonly [place: RefObject<HTMLElement | null>, rowIsGone: () => void] {
  const place = useRef<HTMLElement>(null);
  const [count, setCount] = useState(0);
  // Runs after the closing dialog has returned the focus to the row.
  useEffect(() => {
    if (count > 0) place.current?.focus();
  }, [count]);
  const rowIsGone = useCallback(() => {
    close();
    setCount((before) => before + 1);
  }, [close]);
  // After a removal by somebody else or a lost response, the dialog has nothing left to do.
  useEffect(() => {
    if (isGone) rowIsGone();
  }, [isGone, rowIsGone]);
  return [place, rowIsGone];
}
