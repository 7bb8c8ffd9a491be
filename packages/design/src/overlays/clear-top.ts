export type ControlBox = Pick<DOMRect, "top" | "bottom" | "left" | "right" | "height">;

export interface ClearTopOptions {
  /** The box to place, at its current position. */
  readonly region: ControlBox;
  /** The page's bars, which may be scrolled away. Bars in the lower half of the window don't count. */
  readonly bars: readonly ControlBox[];
  /** The toasts of other portals on the page. */
  readonly others?: readonly ControlBox[];
  /** The controls that must stay visible, most important first. */
  readonly controls: readonly (ControlBox | undefined)[];
  readonly windowHeight: number;
}

const gap = 8;
const edge = 16;

/**
 * The top of a region at the window's edge, in pixels. It is below the bars, and below the other toasts and the
 * controls that the region would cover. Without enough room, only the most important controls stay visible. Controls
 * taller than half the window, such as a focused page, may be covered.
 */
export function clearTop({ region, bars, others = [], controls, windowHeight }: ClearTopOptions): number {
  const above = bars.filter(({ bottom }) => bottom <= windowHeight / 2);
  const first = Math.max(edge, ...above.map(({ bottom }) => bottom + gap));
  const below = (boxes: readonly ControlBox[]) =>
    [...others, ...boxes]
      .filter(({ height }) => height > 0)
      .sort((a, b) => a.bottom - b.bottom)
      .reduce((at, box) => (isCovered(box, region, at) ? box.bottom + gap : at), first);
  for (let count = controls.length; count > 0; count -= 1) {
    const shown = controls.slice(0, count).filter((control) => control !== undefined);
    const top = below(shown.filter(({ height }) => height <= windowHeight / 2));
    if (top === first || top + region.height <= windowHeight) return top;
  }
  return below([]);
}

function isCovered(control: ControlBox, region: ControlBox, top: number): boolean {
  const isBeside = control.right <= region.left || control.left >= region.right;
  const isBelow = control.top >= top + region.height + gap;
  return !isBeside && !isBelow && control.bottom > top;
}
