import { useCallback, useEffect, useRef, useState } from "react";
import { type LineRange, pressedRange } from "./line-range";

interface RangeInput {
  readonly range?: LineRange | undefined;
  readonly onRangeChange?: ((range: LineRange | undefined) => void) | undefined;
}

/** The selected lines. The view moves to lines that the embedder selects. */
export function useRange({ range: given, onRangeChange }: RangeInput, isOpen: boolean, showRow: (row: number) => void) {
  const [range, setRange] = useState(given);
  const [first, last] = [given?.first, given?.last];
  const shown = useRef<string | undefined>(undefined);
  useEffect(() => {
    setRange(first === undefined || last === undefined ? undefined : { first, last });
  }, [first, last]);
  useEffect(() => {
    const key = first === undefined ? undefined : `${first}-${last}`;
    if (!isOpen || shown.current === key) return;
    shown.current = key;
    if (first !== undefined) showRow(first - 1);
  }, [isOpen, first, last, showRow]);
  const change = useCallback(
    (next: LineRange | undefined) => {
      // The user already sees these lines.
      shown.current = next && `${next.first}-${next.last}`;
      setRange(next);
      onRangeChange?.(next);
    },
    [onRangeChange],
  );
  const press = useCallback(
    (row: number, isExtended: boolean) => change(pressedRange(range, row + 1, isExtended)),
    [change, range],
  );
  return { range, change, press };
}
