import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef } from "react";
import { isDrawn, placeOf, type Point, pointOf, type RowPlace } from "./row-places";
import { selectionFor, selectionIn } from "./selection-in";

interface KeptSelection {
  readonly anchor: RowPlace;
  readonly focus: RowPlace;
}

/** Selected rows, the upper end first. */
export interface SelectedRows {
  readonly start: RowPlace;
  readonly end: RowPlace;
}

interface SelectionOfRows {
  /** Reads the selection. Returns undefined if both of its ends are drawn. */
  readonly read: () => SelectedRows | undefined;
  readonly select: (rows: SelectedRows) => void;
}

const pointsOf = (box: Element, { anchor, focus }: KeptSelection) =>
  [pointOf(box, anchor), pointOf(box, focus)] as const;

const isAt = ([node, offset]: Point, point: Point | undefined) => node === point?.[0] && offset === point[1];

/**
 * Keeps the selection in the rows while they come and go with scrolling. Otherwise, a removed row would take its end of
 * the selection with it.
 *
 * @param boxRef - the box whose children are the drawn rows, each with its number as `data-at`
 */
export function useKeptSelection(boxRef: RefObject<HTMLElement | null>): SelectionOfRows {
  const kept = useRef<KeptSelection | undefined>(undefined);
  const applied = useRef<{ readonly anchor: Point; readonly focus: Point } | undefined>(undefined);
  useEffect(() => {
    const read = () => {
      const box = boxRef.current;
      const found = box && selectionIn(box);
      const before = kept.current;
      if (!box || !found) {
        kept.current = undefined;
        return;
      }
      const place = (end: "anchor" | "focus", point: Point) =>
        before && isAt(point, applied.current?.[end]) ? before[end] : (placeOf(box, point) ?? before?.[end]);
      const anchor = place("anchor", found.anchor);
      const focus = place("focus", found.focus);
      const isEmpty = anchor?.row === focus?.row && anchor?.column === focus?.column;
      kept.current = anchor && focus && !isEmpty ? { anchor, focus } : undefined;
    };
    document.addEventListener("selectionchange", read);
    return () => document.removeEventListener("selectionchange", read);
  }, [boxRef]);
  useLayoutEffect(() => {
    const box = boxRef.current;
    const found = kept.current && box && selectionIn(box);
    if (!box || !kept.current || !found) return;
    const [anchor, focus] = pointsOf(box, kept.current);
    if (!anchor || !focus) return;
    if (isAt(anchor, found.anchor) && isAt(focus, found.focus)) return;
    applied.current = { anchor, focus };
    found.selection.setBaseAndExtent(...anchor, ...focus);
  });
  const select = useCallback(
    ({ start, end }: SelectedRows) => {
      const box = boxRef.current;
      const rows = { anchor: start, focus: end };
      const [anchor, focus] = box ? pointsOf(box, rows) : [];
      if (!box || !anchor || !focus) return;
      kept.current = rows;
      applied.current = { anchor, focus };
      selectionFor(box)?.setBaseAndExtent(...anchor, ...focus);
    },
    [boxRef],
  );
  const read = useCallback(() => {
    const box = boxRef.current;
    if (!kept.current || !box) return undefined;
    const { anchor, focus } = kept.current;
    if (isDrawn(box, anchor) && isDrawn(box, focus)) return undefined;
    const isForward = anchor.row < focus.row || (anchor.row === focus.row && anchor.column < focus.column);
    return isForward ? { start: anchor, end: focus } : { start: focus, end: anchor };
  }, [boxRef]);
  return { read, select };
}
