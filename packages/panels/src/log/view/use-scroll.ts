import { type RefObject, useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { type RowLayout, scrollTopAtEnd, scrollTopFor, type Viewport, visibleWindow, yOf } from "./scroll-geometry";

/** A row to bring into view. The view scrolls once for each object. */
export interface ScrollGoal {
  readonly row: number;
}

interface ScrollInput {
  readonly layout: RowLayout;
  readonly goal: ScrollGoal | undefined;
  readonly isWrapped: boolean;
  readonly isFollowing: boolean;
  readonly onFollow: (isFollowing: boolean) => void;
  /** Called while the user scrolls, not for jumps to a line. */
  readonly onScrolled?: (() => void) | undefined;
  /** An element that marks the part in view, in a strip as high as the view. */
  readonly windowMark?: RefObject<HTMLElement | null>;
}

/* The sizes to assume until they are measured. */
const expected = { unitHeight: 10, viewHeight: 400 };
/* Positions are rounded by the browser. */
const positionError = 2;
/* After a jump, the items around the view are drawn once it has stayed in place for this long. */
const restMs = 100;
/** The position in the view at which a requested line is shown, as a share of the view's height. */
const shownAt = 0.35;

/**
 * The window of items in view. The end stays in view while it is followed. Otherwise, the line at the upper edge stays
 * in place when lines are added, folded or unfolded.
 */
export function useScroll({ layout, goal, isWrapped, isFollowing, onFollow, onScrolled, windowMark }: ScrollInput) {
  const viewRef = useRef<HTMLDivElement>(null);
  const windowRef = useRef<HTMLDivElement>(null);
  const probeRef = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState(expected);
  const [scrollTop, setScrollTop] = useState(0);
  const [isJump, setJump] = useState(false);
  const end = scrollTopAtEnd({ layout, ...size, scrollTop });
  // If only the effect moved it, lines would be drawn at the old position first.
  if (isFollowing && scrollTop !== end) setScrollTop(end);
  const viewport = useMemo<Viewport>(() => ({ layout, ...size, scrollTop, isJump }), [layout, size, scrollTop, isJump]);
  const shown = useMemo(() => visibleWindow(viewport), [viewport]);
  const before = useRef<Viewport>(viewport);
  const reached = useRef<ScrollGoal | undefined>(undefined);
  /** The last position, which can be newer than that of the last render. */
  const placed = useRef(0);

  const measure = useCallback(() => {
    const [view, probe] = [viewRef.current, probeRef.current];
    // In print, the view is as high as the drawn rows. Measuring it would draw more rows, and it would grow again.
    if (!view || !probe || view.ownerDocument.defaultView?.matchMedia("print").matches) return;
    setSize((known) => {
      const unitHeight = probe.getBoundingClientRect().height / 2 || expected.unitHeight;
      const viewHeight = view.clientHeight || expected.viewHeight;
      return known.unitHeight === unitHeight && known.viewHeight === viewHeight ? known : { unitHeight, viewHeight };
    });
  }, []);
  useLayoutEffect(() => {
    const observer = new ResizeObserver(measure);
    for (const element of [viewRef.current, probeRef.current]) if (element) observer.observe(element);
    return () => observer.disconnect();
  }, [measure]);
  // The view of a short log grows with its lines. With its earlier height, the end would be out of reach, and the
  // browser's own scrolling would look like the user's.
  useLayoutEffect(measure, [measure, layout]);

  const place = useCallback((top: number, isDrawn = false) => {
    placed.current = top;
    setScrollTop(top);
    if (top === before.current.scrollTop) return;
    // After a jump, no drawn item is in view. Drawing only the items in view is fastest.
    setJump(!isDrawn && Math.abs(top - before.current.scrollTop) > before.current.viewHeight);
  }, []);
  useEffect(() => {
    if (!isJump) return;
    const timer = setTimeout(() => setJump(false), restMs);
    return () => clearTimeout(timer);
  }, [isJump, scrollTop]);

  const moveTo = useCallback(
    (top: number, isDrawn?: boolean) => {
      const view = viewRef.current;
      if (!view) return;
      if (Math.abs(view.scrollTop - top) > 0.5) view.scrollTop = top;
      place(view.scrollTop, isDrawn);
    },
    [place],
  );

  useLayoutEffect(() => {
    const earlier = before.current;
    const now: Viewport = { layout, ...size, scrollTop: earlier.scrollTop };
    const isNew = goal !== undefined && goal !== reached.current && layout.count > 0;
    if (isNew) {
      reached.current = goal;
      moveTo(scrollTopFor(now, layout.indexOfRow(goal.row), size.viewHeight * shownAt));
    } else if (isFollowing) {
      const hasMoved = (viewRef.current?.scrollTop ?? end) < Math.min(earlier.scrollTop, end) - positionError;
      if (!hasMoved) return moveTo(end, true);
      // If the user has left the end, the next frame begins with the scroll event, which cancels this.
      const frame = requestAnimationFrame(() => moveTo(end));
      return () => cancelAnimationFrame(frame);
    } else if (earlier.layout !== layout && earlier.layout.count > 0) {
      // The user may have scrolled since, just as the layout changed.
      const seen: Viewport = { ...earlier, scrollTop: placed.current };
      const { topIndex } = visibleWindow(seen);
      const index = layout.indexOfRow(earlier.layout.rowAt(topIndex));
      moveTo(scrollTopFor(now, index, yOf(seen, topIndex)));
    }
  }, [layout, size, end, goal, isFollowing, moveTo]);

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
    const { scrollTop: earlier } = before.current;
    if (top === earlier) return;
    // The view may have another height than in the last render: the browser scrolls too if it can't stay where it is.
    const end = view.scrollHeight - view.clientHeight;
    if (Math.abs(top - earlier) > positionError) onScrolled?.();
    // Otherwise this frame would still show the earlier items, or none.
    flushSync(() => {
      place(top);
      if (top < earlier && top < end - positionError) onFollow(false);
      else if (top > earlier && top >= end - positionError) onFollow(true);
    });
  }, [place, onFollow, onScrolled]);

  const topIndex = useCallback(() => visibleWindow(before.current).topIndex, []);
  /** False until the view is at the position for which the window was made. */
  const isSettled = useCallback(() => viewRef.current?.scrollTop === before.current.scrollTop, []);
  return useMemo(
    () => ({ isSettled, viewRef, windowRef, probeRef, window: shown, onScroll, topIndex }),
    [shown, onScroll, topIndex, isSettled],
  );
}

/** The anchor's offset in the rendered items, at the same share of its line as in the layout. */
function anchorIn(element: HTMLElement, layout: RowLayout, unit: number): number {
  const index = layout.indexAt(Math.floor(unit));
  const start = layout.unitOf(index);
  const end = index + 1 < layout.count ? layout.unitOf(index + 1) : layout.units;
  return element.offsetTop + ((unit - start) / (end - start)) * element.offsetHeight;
}
