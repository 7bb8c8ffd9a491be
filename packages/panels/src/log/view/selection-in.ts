import type { Point } from "./row-places";

export interface SelectionEnds {
  readonly selection: Selection;
  readonly anchor: Point;
  readonly focus: Point;
}

type AnyRoot = (Document | ShadowRoot) & { getSelection?: () => Selection | null };

/** The selection that can have its ends in an element. */
export function selectionFor(box: Element): Selection | null {
  const root = box.getRootNode() as AnyRoot;
  // Chromium has a selection for each shadow root, and Firefox one for all of them.
  return root.getSelection ? root.getSelection() : document.getSelection();
}

/** The selection, if both of its ends are in an element, which may be in a shadow root. */
export function selectionIn(box: Element): SelectionEnds | undefined {
  const root = box.getRootNode();
  const selection = selectionFor(box);
  if (!selection?.anchorNode || !selection.focusNode) return undefined;
  const anchor: Point = [selection.anchorNode, selection.anchorOffset];
  const focus: Point = [selection.focusNode, selection.focusOffset];
  const isInside = (ends: readonly Point[]) => ends.every(([node]) => box.contains(node));
  if (isInside([anchor, focus])) return { selection, anchor, focus };
  // Safari's ends outside the shadow root.
  const range = root instanceof ShadowRoot ? rangeIn(root, selection) : undefined;
  if (!range) return undefined;
  const ends: [Point, Point] = [
    [range.startContainer, range.startOffset],
    [range.endContainer, range.endOffset],
  ];
  if (!isInside(ends)) return undefined;
  const [from, to] = selection.direction === "backward" ? [ends[1], ends[0]] : ends;
  return { selection, anchor: from, focus: to };
}

function rangeIn(root: ShadowRoot, selection: Selection): StaticRange | undefined {
  const read = selection.getComposedRanges?.bind(selection) as
    | ((...roots: (ShadowRoot | { readonly shadowRoots: ShadowRoot[] })[]) => StaticRange[])
    | undefined;
  try {
    return read?.({ shadowRoots: [root] })[0];
  } catch {
    // Older Safaris take the roots themselves.
    return read?.(root)[0];
  }
}
