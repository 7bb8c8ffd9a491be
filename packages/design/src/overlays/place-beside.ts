export interface Size {
  readonly width: number;
  readonly height: number;
}

/** A rectangle in the window, in CSS pixels. */
export interface Box extends Size {
  readonly left: number;
  readonly top: number;
}

const gap = 12;
const edge = 8;

const clamp = (value: number, least: number, most: number) => Math.max(least, Math.min(value, most));

/**
 * The position of a bubble that does not cover a box: below, above, right or left of it. Without enough room, the
 * bubble covers the box's lower edge. Without a box, it is centered.
 */
export function placeBeside(
  box: Box | null,
  bubble: Size,
  window: Size,
): { readonly left: number; readonly top: number } {
  const lastLeft = window.width - bubble.width - edge;
  const lastTop = window.height - bubble.height - edge;
  if (box === null)
    return {
      left: clamp((window.width - bubble.width) / 2, edge, lastLeft),
      top: clamp((window.height - bubble.height) / 2, edge, lastTop),
    };
  const left = clamp(box.left, edge, lastLeft);
  const top = clamp(box.top, edge, lastTop);
  const below = box.top + box.height + gap;
  const above = box.top - gap - bubble.height;
  const right = box.left + box.width + gap;
  const before = box.left - gap - bubble.width;
  if (below <= lastTop) return { left, top: below };
  if (above >= edge) return { left, top: above };
  if (right <= lastLeft) return { left: right, top };
  if (before >= edge) return { left: before, top };
  return {
    left: clamp(box.left + gap, edge, lastLeft),
    top: clamp(box.top + box.height - bubble.height - gap, edge, lastTop),
  };
}
