type Box = Pick<DOMRect, "top" | "bottom" | "left" | "right" | "height">;

export interface ClearTopOptions {
  /** The box to place, wherever it is now. */
  readonly region: Box;
  /** The page's bars, which may be scrolled away. One in the lower half of the window takes nothing away at the top. */
  readonly bars: readonly Box[];
  /** The control that must stay in sight. */
  readonly control: Box | undefined;
  readonly windowHeight: number;
}

const gap = 8;
const edge = 16;

/**
 * The top of a region at the window's edge, in pixels: below the bars, and below the control if it would cover
 * it and has room there. A control of more than half the window, such as a page that has the focus, may be covered.
 */
export function clearTop({ region, bars, control, windowHeight }: ClearTopOptions): number {
  const above = bars.filter(({ bottom }) => bottom <= windowHeight / 2);
  const first = Math.max(edge, ...above.map(({ bottom }) => bottom + gap));
  if (control === undefined || control.height === 0 || control.height > windowHeight / 2) return first;
  const isBeside = control.right <= region.left || control.left >= region.right;
  const isBelow = control.top >= first + region.height + gap;
  if (isBeside || isBelow || control.bottom <= first) return first;
  const below = control.bottom + gap;
  return below + region.height <= windowHeight ? below : first;
}
