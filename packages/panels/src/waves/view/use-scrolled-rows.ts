import { useCallback, useLayoutEffect, useRef, useState } from "react";

/** The part of the rows that is in view. Heights are in CSS pixels. */
export interface RowsInView {
  readonly rowHeight: number;
  readonly scrollTop: number;
  /** The height of the part in view, including the ruler. */
  readonly height: number;
  readonly first: number;
  readonly last: number;
}

const rowsBeside = 2;

/** Follows the scrolling of a box with rows of one height below a head of the same height. */
export function useScrolledRows(count: number) {
  const boxRef = useRef<HTMLDivElement>(null);
  const headRef = useRef<HTMLDivElement>(null);
  const [measured, setMeasured] = useState({ rowHeight: 26, scrollTop: 0, boxHeight: 0 });
  const measure = useCallback(() => {
    const [box, head] = [boxRef.current, headRef.current];
    if (!box || !head) return;
    const next = { rowHeight: head.offsetHeight || 26, scrollTop: box.scrollTop, boxHeight: box.clientHeight };
    setMeasured((now) =>
      now.rowHeight === next.rowHeight && now.scrollTop === next.scrollTop && now.boxHeight === next.boxHeight
        ? now
        : next,
    );
  }, []);
  useLayoutEffect(() => {
    measure();
    const observer = new ResizeObserver(measure);
    for (const element of [boxRef.current, headRef.current]) if (element) observer.observe(element);
    return () => observer.disconnect();
  }, [measure]);
  useLayoutEffect(measure, [measure, count]);
  const { rowHeight, scrollTop, boxHeight } = measured;
  const contentHeight = (count + 1) * rowHeight;
  const inView: RowsInView = {
    rowHeight,
    scrollTop,
    height: Math.min(boxHeight, contentHeight),
    first: Math.max(0, Math.floor(scrollTop / rowHeight) - rowsBeside),
    last: Math.min(count, Math.ceil((scrollTop + boxHeight) / rowHeight) + rowsBeside),
  };
  /** Scrolls as little as possible. */
  const showRow = useCallback(
    (row: number) => {
      const box = boxRef.current;
      if (!box || row < 0) return;
      const least = (row + 2) * rowHeight - box.clientHeight;
      box.scrollTop = Math.min(row * rowHeight, Math.max(least, box.scrollTop));
    },
    [rowHeight],
  );
  return { boxRef, headRef, inView, contentHeight, showRow, onScroll: measure };
}
