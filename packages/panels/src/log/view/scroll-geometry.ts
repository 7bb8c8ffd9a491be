/** A list of items of different heights, each for one or more rows. */
export interface RowLayout {
  /** How many items there are. */
  readonly count: number;
  /** The height of all items, in half lines. */
  readonly units: number;
  /** The height above an item, in half lines. */
  unitOf(index: number): number;
  /** The item at this height, in half lines. */
  indexAt(unit: number): number;
  /** The item that shows a row, or the nearest one. */
  indexOfRow(row: number): number;
  /** The row of an item. */
  rowAt(index: number): number;
}

/** Heights are counted in half lines: a line has 2, the head of a step 3. */
export const lineUnits = 2;
export const headUnits = 3;

/*
 * Browsers cap the height of an element, Firefox at 17.8 million pixels. Beyond this, each scrolled pixel moves the
 * log by more than one.
 */
const mostHeight = 15_000_000;
const itemsAround = 10;
const itemsAroundJump = 1;

export interface Viewport {
  readonly layout: RowLayout;
  /** The height of half a line, in pixels. */
  readonly unitHeight: number;
  readonly viewHeight: number;
  readonly scrollTop: number;
  /** Whether the view has just moved by more than its height. Fewer items around it are then drawn. */
  readonly isJump?: boolean;
}

/** The part of a layout that is in view. */
export interface VisibleWindow {
  /** The height to scroll through, in pixels. */
  readonly contentHeight: number;
  /** The items to draw: from the first to before the last. */
  readonly first: number;
  readonly last: number;
  /** The offset of the first one, in pixels, if no line is wrapped. */
  readonly top: number;
  /** A place in the layout that stays at `anchorY` of the content, whatever the height of the lines around it. */
  readonly anchorUnit: number;
  readonly anchorY: number;
  /** The first item that can be seen. */
  readonly topIndex: number;
}

/** The height to scroll through. */
const contentHeight = ({ layout, unitHeight }: Viewport) => Math.min(layout.units * unitHeight, mostHeight);

const scrollRange = (viewport: Viewport) => Math.max(0, contentHeight(viewport) - viewport.viewHeight);

/**
 * The items in view. A scroll position is a fraction: that fraction of the log is at that fraction of the view. So the
 * first and the last line can always be reached, even if lines are higher than expected or the height is capped.
 */
export function visibleWindow(viewport: Viewport): VisibleWindow {
  const { layout, unitHeight, viewHeight, scrollTop, isJump } = viewport;
  const around = isJump ? itemsAroundJump : itemsAround;
  const range = scrollRange(viewport);
  const share = range === 0 ? 0 : Math.min(1, Math.max(0, scrollTop / range));
  const anchorUnit = share * layout.units;
  const anchorY = scrollTop + share * viewHeight;
  const topUnit = anchorUnit - (share * viewHeight) / unitHeight;
  const topIndex = layout.count === 0 ? 0 : layout.indexAt(Math.max(0, Math.floor(topUnit + 0.01)));
  const lastUnit = Math.ceil(anchorUnit + ((1 - share) * viewHeight) / unitHeight);
  const first = Math.max(0, topIndex - around);
  const last = layout.count === 0 ? 0 : Math.min(layout.count, layout.indexAt(lastUnit) + 1 + around);
  const top = anchorY - (anchorUnit - layout.unitOf(first)) * unitHeight;
  return { contentHeight: contentHeight(viewport), first, last, top, anchorUnit, anchorY, topIndex };
}

/** How far to scroll so that an item is `y` pixels below the upper edge of the view, or as near to it as possible. */
export function scrollTopFor(viewport: Viewport, index: number, y: number): number {
  const { layout, unitHeight, viewHeight } = viewport;
  const range = scrollRange(viewport);
  const whole = layout.units * unitHeight - viewHeight;
  if (whole <= 0) return 0;
  const share = (layout.unitOf(index) * unitHeight - y) / whole;
  return Math.min(1, Math.max(0, share)) * range;
}

/** How far to scroll to see the end. */
export const scrollTopAtEnd = scrollRange;

/** The distance of an item from the upper edge of the view, in pixels. */
export function yOf(viewport: Viewport, index: number): number {
  const { anchorUnit, anchorY } = visibleWindow(viewport);
  return anchorY - viewport.scrollTop - (anchorUnit - viewport.layout.unitOf(index)) * viewport.unitHeight;
}
