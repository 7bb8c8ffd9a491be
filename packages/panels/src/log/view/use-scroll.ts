import { type RefObject, useCallback, useLayoutEffect, useMemo, useRef, useState } from "react";
import { type RowLayout, scrollTopAtEnd, scrollTopFor, type Viewport, visibleWindow, yOf } from "./scroll-geometry";

/** A row to bring into view. Each object is shown once. */
export interface ScrollGoal {
  readonly row: number;
}

interface ScrollInput {
  readonly layout: RowLayout;
  readonly goal: ScrollGoal | undefined;
  readonly isWrapped: boolean;
  readonly isFollowing: boolean;
  readonly onFollow: (isFollowing: boolean) => void;
  /** Called while the reader scrolls, not for jumps to a line. */
  readonly onScrolled?: (() => void) | undefined;
  /** An element that marks what is in view in a strip as high as the view. */
  readonly windowMark?: RefObject<HTMLElement | null>;
}

/* Until they are measured. */
const expected = { unitHeight: 10, viewHeight: 400 };
/* Positions are rounded by the browser. */
const positionError = 2;
/** The position in the view at which a requested line is shown. */
const shownAt = 0.35;

/**
 * The window of items in view. The end stays in view while it is followed. Otherwise the line at the upper edge stays where it
 * is, whatever is added, folded or unfolded.
 */
export function useScroll({ layout, goal, isWrapped, isFollowing, onFollow, onScrolled, windowMark }: ScrollInput) {
  const viewRef = useRef<HTMLDivElement>(null);
  const windowRef = useRef<HTMLDivElement>(null);
  const probeRef = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState(expected);
  const [scrollTop, setScrollTop] = useState(0);
  const viewport = useMemo<Viewport>(() => ({ layout, ...size, scrollTop }), [layout, size, scrollTop]);
  const shown = useMemo(() => visibleWindow(viewport), [viewport]);
  const before = useRef<Viewport>(viewport);
  const reached = useRef<ScrollGoal | undefined>(undefined);

  useLayoutEffect(() => {
    const [view, probe] = [viewRef.current, probeRef.current];
    if (!view || !probe) return;
    const measure = () =>
      setSize((known) => {
        const unitHeight = probe.getBoundingClientRect().height / 2 || expected.unitHeight;
        const viewHeight = view.clientHeight || expected.viewHeight;
        return known.unitHeight === unitHeight && known.viewHeight === viewHeight ? known : { unitHeight, viewHeight };
      });
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(view);
    observer.observe(probe);
    return () => observer.disconnect();
  }, []);

  const moveTo = useCallback((top: number) => {
    const view = viewRef.current;
    if (!view) return;
    if (Math.abs(view.scrollTop - top) > 0.5) view.scrollTop = top;
    setScrollTop(view.scrollTop);
  }, []);

  useLayoutEffect(() => {
    const earlier = before.current;
    const now: Viewport = { layout, ...size, scrollTop: earlier.scrollTop };
    const isNew = goal !== undefined && goal !== reached.current && layout.count > 0;
    if (isNew) {
      reached.current = goal;
      moveTo(scrollTopFor(now, layout.indexOfRow(goal.row), size.viewHeight * shownAt));
    } else if (isFollowing) moveTo(scrollTopAtEnd(now));
    else if (earlier.layout !== layout && earlier.layout.count > 0) {
      const { topIndex } = visibleWindow(earlier);
      const index = layout.indexOfRow(earlier.layout.rowAt(topIndex));
      moveTo(scrollTopFor(now, index, yOf(earlier, topIndex)));
    }
  }, [layout, size, goal, isFollowing, moveTo]);

  useLayoutEffect(() => {
    before.current = viewport;
    const mark = windowMark?.current;
    if (mark) {
      mark.style.top = `${(100 * viewport.scrollTop) / shown.contentHeight}%`;
      mark.style.height = `${Math.min(100, (100 * viewport.viewHeight) / shown.contentHeight)}%`;
    }
    const element = windowRef.current;
    if (!element) return;
    const anchored = isWrapped && element.children[layout.indexAt(Math.floor(shown.anchorUnit)) - shown.first];
    const top =
      anchored instanceof HTMLElement ? shown.anchorY - anchorIn(anchored, layout, shown.anchorUnit) : shown.top;
    element.style.transform = `translateY(${top}px)`;
  });

  const onScroll = useCallback(() => {
    const view = viewRef.current;
    if (!view) return;
    const { scrollTop: top } = view;
    const end = scrollTopAtEnd({ ...before.current, scrollTop: top });
    if (Math.abs(top - before.current.scrollTop) > positionError) onScrolled?.();
    setScrollTop(top);
    if (top < before.current.scrollTop && top < end - positionError) onFollow(false);
    else if (top > before.current.scrollTop && top >= end - positionError) onFollow(true);
  }, [onFollow, onScrolled]);

  const topIndex = useCallback(() => visibleWindow(before.current).topIndex, []);
  /** False until the view has moved to where the window was made for. */
  const isSettled = useCallback(() => viewRef.current?.scrollTop === before.current.scrollTop, []);
  return useMemo(
    () => ({ isSettled, viewRef, windowRef, probeRef, window: shown, onScroll, topIndex }),
    [shown, onScroll, topIndex, isSettled],
  );
}

/** The anchor's offset in the rendered items: as far down its line as in the line's share of the layout. */
function anchorIn(element: HTMLElement, layout: RowLayout, unit: number): number {
  const index = layout.indexAt(Math.floor(unit));
  const start = layout.unitOf(index);
  const end = index + 1 < layout.count ? layout.unitOf(index + 1) : layout.units;
  return element.offsetTop + ((unit - start) / (end - start)) * element.offsetHeight;
}
